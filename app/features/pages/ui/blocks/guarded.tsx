import { Component, type ReactNode, Suspense } from 'react';
import styles from './guarded.module.css';

/**
 * Keeps a block that fails to draw from taking the page along (spec §8, rules.md R24). On the server only the edge of a
 * Suspense holds an error; React then tries once more in the browser, where the boundary around it holds.
 */
export class Guarded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <Failed />;
    return <Suspense fallback={<Failed />}>{this.props.children}</Suspense>;
  }
}

const Failed = () => <p className={styles.failed}>Could not render paragraph</p>;
