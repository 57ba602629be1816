// @vitest-environment jsdom
import { act, createContext, use, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldReducer } from '../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js';
import { useOpenWhenNew } from './use-open-when-new.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Row {
  id: string;
  collapsed?: boolean;
}
type Fields = Record<string, { rows?: Row[] }>;
type Dispatch = (action: object) => void;

const preferences = vi.fn();
const documentInfo = { initialData: { blocks: [{ id: 'old' }] }, setDocFieldPreferences: preferences };
const FieldsOfForm = createContext<Fields>({});
const RowId = createContext('');
let fields: Fields = {};
let dispatchFields: Dispatch;
/** Makes the first change of the hook, which may meet with other changes of that moment. */
let meet: (own: () => void) => void;
const form = {
  dispatchFields: (action: object) => {
    const own = meet;
    meet = (change) => change();
    own(() => dispatchFields(action));
  },
};

// The form of Payload with its own reducer; the package itself imports style sheets, which Node cannot load.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => documentInfo,
  useForm: () => form,
  useFormFields: (select: (context: [Fields]) => unknown) => select([use(FieldsOfForm)]),
  useRowLabel: () => ({ data: { id: use(RowId) }, path: 'blocks.0' }),
}));

const folded = (id: string) => ({
  type: 'MERGE_SERVER_STATE',
  prevStateRef: { current: null },
  serverState: { blocks: { rows: [{ id, collapsed: true }] } },
});

function FormWithRow({ id }: { id: string }) {
  const [state, dispatch] = useReducer(fieldReducer, { blocks: { rows: [{ id, collapsed: true }] } } as never);
  fields = state as Fields;
  dispatchFields = dispatch as Dispatch;
  return (
    <FieldsOfForm value={fields}>
      <RowId value={id}>
        <Label />
      </RowId>
    </FieldsOfForm>
  );
}

let unmount = async () => {};
afterEach(() => unmount());

/** Shows a folded row in a form. */
async function show(id: string, first: typeof meet = (own) => own()): Promise<void> {
  meet = first;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<FormWithRow id={id} />));
}

const rows = () => fields.blocks?.rows;

function Label() {
  useOpenWhenNew();
  return <button className="collapsible__toggle" type="button" />;
}

test('a new row is unfolded, and again when a late response folds it, until the editor folds it', async () => {
  await show('new');
  expect(rows()).toMatchObject([{ id: 'new', collapsed: false }]);
  expect(preferences).toHaveBeenLastCalledWith('blocks', { collapsed: [] });
  await act(async () => dispatchFields(folded('new')));
  expect(rows()).toMatchObject([{ collapsed: false }]);
  document.querySelector('button')?.click();
  await act(async () => dispatchFields(folded('new')));
  expect(rows()).toMatchObject([{ collapsed: true }]);
});

test('a row that was there stays folded', async () => {
  await show('old');
  expect(rows()).toMatchObject([{ collapsed: true }]);
});

test('a new row is unfolded when a response folds it before the page was drawn again', async () => {
  await show('new', (own) => {
    own();
    dispatchFields(folded('new'));
  });
  expect(rows()).toMatchObject([{ collapsed: false }]);
});

test('a row that is added while another one is unfolded is kept', async () => {
  await show('new', (own) => {
    dispatchFields({ type: 'ADD_ROW', path: 'blocks', rowIndex: 1, blockType: 'quote', subFieldState: {} });
    own();
  });
  expect(rows()).toMatchObject([{ id: 'new', collapsed: false }, { blockType: 'quote' }]);
});
