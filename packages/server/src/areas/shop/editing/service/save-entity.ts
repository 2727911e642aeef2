import { InvalidRevision } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { dryRun } from '../../../../platform/dry-run.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  Editor,
  EntityToSave,
  Fields,
  SavedEntity,
  SavedState,
  SaveOptions,
} from '../model.ts'
import { type OthersChanges, othersChanges } from '../rules/others-changes.ts'
import { findFactsSince } from '../store/facts-since.ts'

/** Creates an entity or changes any part of one: everything as one revision, or nothing. */
export async function saveEntity<Request extends EntityToSave, State extends SavedState>(
  tx: Tx,
  editor: Editor<Request, State>,
  request: Request,
  options: SaveOptions,
): Promise<SavedEntity<State>> {
  const save = () =>
    request.id === undefined
      ? create(tx, editor, request)
      : update(tx, editor, { ...request, id: request.id }, options)
  return options.dryRun ? dryRun(tx, save) : save()
}

async function create<Request extends EntityToSave, State extends SavedState>(
  tx: Tx,
  editor: Editor<Request, State>,
  request: Request,
): Promise<SavedEntity<State>> {
  const entity = await editor.create(tx, request)
  const changes = editor.differences({}, entity as Fields)
  return { entity, created: true, changes, othersChanges: [] }
}

async function update<Request extends EntityToSave, State extends SavedState>(
  tx: Tx,
  editor: Editor<Request, State>,
  request: Request & { readonly id: string },
  options: SaveOptions,
): Promise<SavedEntity<State>> {
  if (request.revision === undefined) {
    throw violation(`${editor.field}.revision`, 'REQUIRED_FIELD', 'is required with an id')
  }
  const first = await tryUpdate(tx, editor, request, options)
  // It changed between reading and locking; it is locked now, so the next read stays valid.
  const result = first ?? (await tryUpdate(tx, editor, request, options))
  if (result) return result
  throw InvalidRevision({ id: request.id })
}

/** Undefined if the entity changed after it was read. */
async function tryUpdate<Request extends EntityToSave, State extends SavedState>(
  tx: Tx,
  editor: Editor<Request, State>,
  requested: Request & { readonly id: string },
  { merge }: SaveOptions,
): Promise<SavedEntity<State> | undefined> {
  const before = await editor.read(tx, requested.id)
  const others = await findOthersChanges(tx, editor, before, requested.revision as number)
  const request = others ? merged(editor, requested, before, { others, merge }) : requested
  const entity = await editor.update(tx, before, request)
  return (
    entity && {
      entity,
      created: false,
      changes: editor.differences(before as Fields, entity as Fields),
      othersChanges: others?.changes ?? [],
    }
  )
}

/** Undefined if the revision is the current one. */
async function findOthersChanges<Request extends EntityToSave, State extends SavedState>(
  tx: Tx,
  { facts, differences }: Pick<Editor<Request, State>, 'facts' | 'differences'>,
  { id, revision: present }: State,
  revision: number,
): Promise<OthersChanges | undefined> {
  if (revision === present) return undefined
  const found = await findFactsSince(tx, facts, [{ id, revision }])
  return othersChanges(found.get(id) ?? [], { revision: present }, revision, differences)
}

function merged<Request extends EntityToSave, State extends SavedState>(
  editor: Editor<Request, State>,
  request: Request,
  before: State,
  { others, merge }: { readonly others: OthersChanges; readonly merge: boolean },
): Request {
  const { changes, isComplete } = others
  const { request: remaining, conflicts } = editor.merge(request, changes, before)
  if (merge && isComplete && conflicts.length === 0) return remaining
  const { id, revision } = before
  throw editor.refuse({ id, revision, changes, conflicts, isComplete })
}
