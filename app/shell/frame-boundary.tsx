import { Component, type ReactNode } from 'react';
import { CONTENT_ID } from '#app/ui/layout/page-ids.ts';

interface Props {
  /** The frame, with the page in it. */
  children: ReactNode;
  page: ReactNode;
}

/**
 * Shows the page alone where the frame around it fails in the browser, such as in one that lacks a function: the reader keeps what
 * they came for. An error page stands in the same frame, and would fail with it.
 */
export class FrameBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? <main id={CONTENT_ID}>{this.props.page}</main> : this.props.children;
  }
}
