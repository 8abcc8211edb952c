import { isValidElement, type ReactNode } from 'react';

/** A part of a page, with an address of its own: `/developers/stream#resume`. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

/** The words of a text, code included, to be searched. */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(wordsOf).join(' ');
  if (!isValidElement<{ children?: ReactNode; code?: string }>(node)) return '';
  return `${node.props.code ?? ''} ${wordsOf(node.props.children)}`;
}
