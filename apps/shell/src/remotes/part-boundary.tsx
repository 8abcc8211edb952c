import { brand } from '@lintel/web';
import { Component, type ReactNode } from 'react';
import { Alert, Button } from '@lintel/ui';

interface Props {
  /** Where the visitor is: a failure in one place does not block another. */
  readonly place: string;
  /** Loads again without a cache; called before the failed part is rendered again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Stands in for a part of the page that failed, while the rest of the page stays. */
export class PartBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error('A part of the page failed', error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.place !== this.props.place) this.retry();
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    // On the home page the bar is transparent, for what is dark below it.
    return (
      <div className={this.props.place === '/' ? 'bg-night text-white' : undefined}>
        <div className="mx-auto max-w-page px-4 pt-32 pb-24 md:px-8">
          <h1 className="text-2xl">This part of {brand().name} could not be loaded</h1>
          <Alert className="mt-6 max-w-measure" actions={<Button onClick={this.retry}>Try again</Button>}>
            The rest of the page still works. Check your connection, then try again.
          </Alert>
        </div>
      </div>
    );
  }
}
