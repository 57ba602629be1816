import { Component, type ReactNode, Suspense } from 'react';
import styles from './block-error-boundary.module.css';

/**
 * Renders an error message in place of a block that fails to render, so that the rest of the page is not affected (rules.md
 * R24). On the server only Suspense catches errors. React then retries in the browser, where this error boundary catches
 * them. There the code of a block may still have to come, which is no error.
 */
export class BlockErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <Failed />;
    return <Suspense fallback={import.meta.env.SSR && <Failed />}>{this.props.children}</Suspense>;
  }
}

const Failed = () => <p className={styles.failed}>Could not render paragraph</p>;
