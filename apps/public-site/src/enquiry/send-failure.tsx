import { Alert } from '@lintel/ui';

export interface SendFailure {
  readonly title: string;
  readonly text: string;
  /** What went wrong, where something did. */
  readonly error?: unknown;
}

/** What became of a form that was not sent. On a phone it may lie below the fold of the dialog. */
export const SendFailureNotice = ({ failure }: { failure: SendFailure }) => (
  <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
    <Alert title={failure.title} error={failure.error}>
      {failure.text}
    </Alert>
  </div>
);
