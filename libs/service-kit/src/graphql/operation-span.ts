import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';
import type { SpanOf } from '../observability/spans.js';

/** The span of an operation that a service is asked for: its fields by the schema's names, never what was asked with them. */
export function operationSpan(service: string, document: DocumentNode, kind: 'server' | 'client' = 'server') {
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const type = operation?.operation ?? 'query';
  const fields = new Set(
    operation?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])),
  );
  return {
    service,
    kind,
    name: [type, ...fields].join(' '),
    attributes: { 'graphql.operation.type': type },
  } satisfies SpanOf;
}
