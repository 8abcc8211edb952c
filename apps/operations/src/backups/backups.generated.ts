/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { backups: { inEngines: boolean, folder: string | null, underWay: boolean, problem: string | null, made: Array<{ file: string, takenAt: string, bytes: number, files: number, product: string, data: number, verified: boolean }> } | null };

export type ProjectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectionsQuery = { projections: Array<{ service: string, problem: string | null, projections: Array<{ name: string, topic: string, rebuilt: { at: string, tookMs: number, documents: number, by: string | null } | null }> | null }> | null };

export type MakeBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeBackupMutation = { makeBackup: { inEngines: boolean, folder: string | null, underWay: boolean, problem: string | null, made: Array<{ file: string, takenAt: string, bytes: number, files: number, product: string, data: number, verified: boolean }> } };

export type BackupsFragment = { inEngines: boolean, folder: string | null, underWay: boolean, problem: string | null, made: Array<{ file: string, takenAt: string, bytes: number, files: number, product: string, data: number, verified: boolean }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BackupsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Backups on Backups {
  inEngines
  folder
  underWay
  problem
  made {
    file
    takenAt
    bytes
    files
    product
    data
    verified
  }
}
    `, {"fragmentName":"Backups"}) as unknown as TypedDocumentString<BackupsFragment, unknown>;
export const BackupsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Backups {
  backups {
    ...Backups
  }
}
    fragment Backups on Backups {
  inEngines
  folder
  underWay
  problem
  made {
    file
    takenAt
    bytes
    files
    product
    data
    verified
  }
}`) as unknown as TypedDocumentString<BackupsQuery, BackupsQueryVariables>;
export const ProjectionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Projections {
  projections {
    service
    projections {
      name
      topic
      rebuilt {
        at
        tookMs
        documents
        by
      }
    }
    problem
  }
}
    `) as unknown as TypedDocumentString<ProjectionsQuery, ProjectionsQueryVariables>;
export const MakeBackupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeBackup {
  makeBackup {
    ...Backups
  }
}
    fragment Backups on Backups {
  inEngines
  folder
  underWay
  problem
  made {
    file
    takenAt
    bytes
    files
    product
    data
    verified
  }
}`) as unknown as TypedDocumentString<MakeBackupMutation, MakeBackupMutationVariables>;