import { violation } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { ItemFailure, JobKind } from '../../../site/jobs/index.ts'
import { decodeCriteria, type SearchInput } from '../codec/criteria.ts'
import type { Deps } from '../model.ts'
import { countMembers, nextMembers } from '../store/query-members.ts'
import { moderate } from './moderate.ts'
import { remove } from './remove.ts'
import { refusalOf } from './remove-many.ts'

/** The members of a job, and who inherits the content of removed ones. */
export interface MembersByFilter {
  readonly filter: unknown
  readonly search?: SearchInput
  readonly contentAssigneeId?: string | null | undefined
}

type Act = (tx: Tx, id: string, input: MembersByFilter) => Promise<unknown>

/** Starts jobs on all matching members, by kind of job. */
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
