import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { ItemFailure, JobKind } from '../../../site/jobs/index.ts'
import { decodeCriteria, type SearchInput } from '../codec/criteria.ts'
import type { Deps } from '../model.ts'
import { countMembers, nextMembers } from '../store/query-members.ts'
import { moderate } from './moderate.ts'
import { remove } from './remove.ts'
import { refusalOf } from './remove-many.ts'

/** Whom a job is about, as the call says it, and who gets what the removed have written. */
export interface MembersByFilter {
  readonly filter: unknown
  readonly search?: SearchInput
  readonly contentAssigneeId?: string | null | undefined
}

type Act = (tx: Tx, id: string, input: MembersByFilter) => Promise<unknown>

/** The ways to begin work on all members that fit, each with the kind of its jobs. */
export function memberJobs(deps: Deps) {
  const addKind = (name: string, act: Act) => deps.jobs.addKind(`members.${name}`, kindOf(act))
  return {
    approve: addKind('approve', (tx, id) => moderate(tx, deps, id, 'approve')),
    block: addKind('block', (tx, id) => moderate(tx, deps, id, 'block')),
    delete: addKind('delete', (tx, id, { contentAssigneeId }) =>
      remove(tx, deps, id, contentAssigneeId),
    ),
  }
}

const kindOf = (act: Act): JobKind<MembersByFilter> => ({
  batch: 50,
  count: (tx, input) => countMembers(tx, { kind: 'merchant' }, criteriaOf(input)),
  async next(tx, input, page) {
    const ids = await nextMembers(tx, criteriaOf(input), page)
    return ids.map((id) => ({ id, cursor: id }))
  },
  async act(tx, input, ids) {
    const failures: ItemFailure[] = []
    for (const id of ids) {
      const error = await refusalOf(() => act(tx, id, input))
      if (error) failures.push({ id, error })
    }
    return failures
  },
})

function criteriaOf({ filter, search }: MembersByFilter) {
  if (filter !== null && filter !== undefined) return decodeCriteria(filter, search)
  throw violation('filter', 'REQUIRED_FIELD', 'is required; {} means every member')
}
