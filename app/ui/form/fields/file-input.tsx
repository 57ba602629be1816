import type { ComponentProps } from 'react';
import styles from './file-input.module.css';

/** The input for a file, with a button like ours. It is never wider than its place, however long the name of the file. */
export const FileInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="file" className={styles.file} />
);
