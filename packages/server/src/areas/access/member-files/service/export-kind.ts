import type { MemberField } from '@vitrine/contract/member-fields'
import type { Tx } from '../../../../platform/tx.ts'
import type { JobKind } from '../../../site/jobs/index.ts'
import type { ExportInput, ServiceDeps } from '../model.ts'
import { headOf, lineOf, textOf } from '../rules/line-of.ts'
import { findExports, setBytes } from '../store.ts'

export const EXPORT_KIND = 'memberFiles.export'

/**
 * Appends members to the file. The valid length of the file is updated in the transaction of the batch, so
 * that an interrupted batch is overwritten.
 */
export const exportKind = (deps: ServiceDeps): JobKind<ExportInput> => ({
  batch: 500,
  scope: 'member-files:write',
  count: (tx) => deps.members.countAll(tx),
  async next(tx, _, { after, limit }) {
    const ids = await deps.members.pageIds(tx, { after, limit })
    return ids.map((id) => ({ id, cursor: id }))
  },
  async act(tx, input, ids) {
    const found = tx.jobId ? (await findExports(tx, [tx.jobId])).get(tx.jobId) : undefined
    if (!found || found.removedDate) return []
    const text = await renderLines(deps, tx, input, ids)
    const bytes = Buffer.from(text)
    await deps.files.writeAt(input.storageKey, found.bytes, bytes)
    await setBytes(tx, found.id, found.bytes + bytes.byteLength)
    return []
  },
})

async function renderLines(
  { members, roles, identity }: ServiceDeps,
  tx: Tx,
  { format, passwordHashes }: ExportInput,
  ids: readonly string[],
): Promise<string> {
  const ownFields = await members.listFields(tx)
  const [keys, hashes] = [
    await roles.keysOf(tx, ids),
    passwordHashes ? await identity.findPasswords(tx, ids) : new Map<string, string>(),
  ]
  const lines = (await members.findMany(tx, ids)).map((member) =>
    lineOf(member, { roles: keys.get(member.id) ?? [], passwordHash: hashes.get(member.id) }),
  )
  return lines.map((line) => textOf(format, line, ownFields)).join('')
}

/** The bytes before the first member. */
export const headBytes = (format: ExportInput['format'], ownFields: readonly MemberField[]) =>
  Buffer.from(headOf(format, ownFields))
