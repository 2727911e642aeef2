import { isDeepStrictEqual } from 'node:util'
import type { ExistingMembers, MemberLine } from '@vitrine/contract/member-files'
import { createReason } from '@vitrine/contract/reasons'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { emailKey } from '../../identity/index.ts'
import { identityStatusOf, type Member } from '../../members/index.ts'
import type { BatchResult, Problem, Row, ServiceDeps } from '../model.ts'
import { changesOf, type SiteReferences } from '../rules/check-row.ts'
import { withText } from '../rules/with-text.ts'

interface ValidRow {
  readonly line: number
  readonly value: MemberLine
}

/** The target of the rows. */
export interface ImportContext extends Pick<ServiceDeps, 'identity' | 'members' | 'roles'> {
  readonly site: SiteReferences
  readonly existing: ExistingMembers
}

/** Imports checked rows, in a bounded number of statements for new members. */
export async function importRows(
  tx: Tx,
  context: ImportContext,
  rows: readonly Row[],
): Promise<BatchResult> {
  const results: BatchResult[] = []
  for (const round of roundsOf(rows)) results.push(await importRound(tx, context, round))
  const sum = (count: 'created' | 'updated' | 'unchanged') =>
    results.reduce((total, one) => total + one[count], 0)
  const problems = [...rows, ...results].flatMap((one) => one.problems)
  return {
    created: sum('created'),
    updated: sum('updated'),
    unchanged: sum('unchanged'),
    problems: problems.toSorted((one, other) => one.line - other.line),
  }
}

/** Splits a batch into rounds: the second row with the same address updates the member of the first. */
function roundsOf(rows: readonly Row[]): ValidRow[][] {
  const seen = new Map<string, number>()
  const rounds: ValidRow[][] = []
  for (const { line, value } of rows) {
    if (!value) continue
    const key = emailKey(value.email)
    const round = seen.get(key) ?? 0
    seen.set(key, round + 1)
    rounds[round] = [...(rounds[round] ?? []), { line, value }]
  }
  return rounds
}

async function importRound(
  tx: Tx,
  context: ImportContext,
  rows: readonly ValidRow[],
): Promise<BatchResult> {
  const existingItems = await context.identity.findExisting(tx, {
    emails: rows.map(({ value }) => value.email),
    ids: rows.flatMap(({ value }) => value.id ?? []),
  })
  const idOf = new Map(existingItems.map(({ id, emailKey: key }) => [key, id]))
  const taken = new Set(existingItems.map(({ id }) => id))
  const fresh: (ValidRow & { readonly id: string })[] = []
  const existing: (ValidRow & { readonly id: string })[] = []
  const problems: Problem[] = []
  for (const row of rows) {
    const ownId = idOf.get(emailKey(row.value.email))
    const id = ownId ?? row.value.id ?? newId()
    if (ownId) existing.push({ ...row, id })
    else if (taken.has(id)) problems.push(idTaken(row.line))
    else fresh.push({ ...row, id })
    taken.add(id)
  }
  problems.push(...(await add(tx, context, fresh)))
  const updated = context.existing === 'update' ? await updateMany(tx, context, existing) : 0
  return { created: fresh.length, updated, unchanged: existing.length - updated, problems }
}

const idTaken = (line: number): Problem => ({
  line,
  field: 'id',
  severity: 'ERROR',
  ...withText(createReason('ID_TAKEN')),
})

async function add(
  tx: Tx,
  { identity, members, roles, site }: ImportContext,
  rows: readonly (ValidRow & { readonly id: string })[],
): Promise<Problem[]> {
  const people = rows.map((row) => statusOf(row, tx))
  await identity.createMany(tx, people)
  const renamed = await members.createMany(
    tx,
    people.map((one, at) => {
      const value = rows[at]?.value as MemberLine
      const deps = { before: {}, ownFields: site.ownFields, newId }
      return {
        id: one.id,
        status: one.memberStatus,
        activityStatus: value.activityStatus === 'MUTED' ? 'MUTED' : 'ACTIVE',
        loginEmail: one.email,
        loginEmailVerified: one.emailVerified,
        createdDate: one.createdDate,
        lastLoginDate: value.lastLoginDate ?? null,
        slug: value.slug ?? undefined,
        patch: members.patchFrom(changesOf(value), deps),
      }
    }),
  )
  await roles.assignMany(tx, rows.flatMap(rolesOf))
  return rows.flatMap(({ id, line }): Problem[] =>
    renamed.has(id)
      ? [{ line, field: 'slug', severity: 'WARNING', ...withText(createReason('SLUG_TAKEN')) }]
      : [],
  )
}

function statusOf({ id, value }: ValidRow & { readonly id: string }, { now }: Pick<Tx, 'now'>) {
  const memberStatus = !value.status || value.status === 'UNKNOWN' ? 'APPROVED' : value.status
  return {
    id,
    email: value.email,
    emailVerified: value.emailVerified ?? false,
    memberStatus,
    status: identityStatusOf[memberStatus] ?? 'PENDING',
    createdDate: value.createdDate ?? now,
    passwordHash: value.passwordHash || undefined,
  } as const
}

const rolesOf = ({ id, value }: { readonly id: string; readonly value: MemberLine }) =>
  (value.roles ?? []).map((key) => ({ memberId: id, key }))

/** Updates existing members with what differs; returns how many changed. */
async function updateMany(
  tx: Tx,
  { identity, members, roles, site }: ImportContext,
  rows: readonly (ValidRow & { readonly id: string })[],
): Promise<number> {
  const found = await members.findManyToChange(
    tx,
    rows.map(({ id }) => id),
  )
  const provided = await roles.assignMany(tx, rows.flatMap(rolesOf))
  const hashes = rows.flatMap(({ id, value }) =>
    value.passwordHash ? [[id, value.passwordHash] as const] : [],
  )
  const changed = new Set([...provided, ...(await identity.setPasswords(tx, new Map(hashes)))])
  for (const { id, value } of rows) {
    const before = found.get(id)
    if (!before) continue
    const deps = { before: before.contact, ownFields: site.ownFields, newId }
    const patch = members.patchFrom(changesOf(withKnownAddresses(value, before)), deps)
    const after = await members.save(tx, before, patch)
    if (after !== before) changed.add(id)
  }
  return changed.size
}

/** An address that a member has already is not added again. */
function withKnownAddresses(value: MemberLine, { contact }: Member): MemberLine {
  const left = [...(contact.addresses ?? [])]
  const addresses = value.addresses?.map((input) => {
    const at = left.findIndex((one) => isDeepStrictEqual(contentOf(one), contentOf(input)))
    return at < 0 ? input : (left.splice(at, 1)[0] ?? input)
  })
  return { ...value, addresses: addresses ?? value.addresses }
}

type Address = NonNullable<MemberLine['addresses']>[number]

const contentOf = ({ id: _, ...address }: Address) =>
  Object.fromEntries(
    Object.entries(address).filter(([, part]) => part !== null && part !== undefined),
  )
