import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PenLine, X } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { editSettingPath, settingPath } from '../../paths.ts';
import styles from './setting.module.css';

/** Which setting is being edited or was just saved: facts of the page that every setting needs. */
export interface SettingsState {
  editing: string | null;
  saved: string | null;
}

interface Props {
  /** Also its fragment in the address, and the intent of its form. */
  id: string;
  title: string;
  /** What the link to edit names: 'je wachtwoord'. Without one the setting can't be edited here. */
  what?: string;
  /** What that link does, where that is not to change the setting. */
  verb?: string;
  state: SettingsState;
  /** What it is set to. */
  value: ReactNode;
  /** What is shown when it was just saved. */
  savedMessage?: ReactNode;
  /** The form to edit it. */
  children?: ReactNode;
}

/**
 * One setting: what it is set to, with a link to edit it. The address tells which one is being edited, so that it works
 * without JavaScript and the browser's back button closes it.
 */
export function Setting({
  id,
  title,
  what,
  verb = 'Wijzig',
  state,
  value,
  savedMessage = 'Bewaard.',
  children,
}: Props) {
  const editing = state.editing === id;
  const saved = state.saved === id;
  const section = useFocusOnChange(editing);
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className={styles.setting} ref={section}>
      <div className={styles.head}>
        <h2 id={`${id}-titel`} className={styles.title}>
          {title}
        </h2>
        {what && !editing && (
          <ButtonLink
            to={editSettingPath(id)}
            preventScrollReset
            variant="quiet"
            icon={verb === 'Wijzig' ? PenLine : undefined}
            className={styles.edit}
          >
            {verb} <span className="visually-hidden">{what}</span>
          </ButtonLink>
        )}
      </div>
      <Stack gap={2}>
        {saved && savedMessage && (
          <Notice kind="success" focusOn={state}>
            <p>{savedMessage}</p>
          </Notice>
        )}
        {editing ? children : <div>{value}</div>}
      </Stack>
    </section>
  );
}

/** The link beside the button of a form, which closes it without saving. */
export const CloseSetting = ({ id }: { id: string }) => (
  <ButtonLink to={settingPath(id)} preventScrollReset variant="quiet" icon={X}>
    Sluit
  </ButtonLink>
);

/** Moves the focus into the form when it opens, and back to the link when it closes: what had the focus is gone. */
function useFocusOnChange(editing: boolean) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    if (section.current?.contains(document.activeElement)) return; // what was saved, or is wrong, has it
    const target = editing ? 'input:not([type=hidden], [hidden])' : 'a';
    section.current?.querySelector<HTMLElement>(target)?.focus();
  }, [editing]);
  return section;
}

/** Settings below each other, in one frame. */
export const SettingList = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;
