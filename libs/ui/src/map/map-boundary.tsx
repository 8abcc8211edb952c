import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Said in the map's place. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A map that cannot be drawn costs the map only. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="status" className="grid size-full place-items-center p-6 text-center text-soft">
        {this.props.text}
      </p>
    );
  }
}
