import type { MemberField } from '@vitrine/contract/member-fields'
import type { PageMetadata } from '../../../../transport/query-pages.ts'
import type { Member, Viewer } from '../model.ts'
import { encodeFor, type FieldSetsInput } from './member.ts'

/** The reader of the page and the requested field sets. */
interface PageContext {
  readonly viewer: Viewer
  readonly input: FieldSetsInput
  readonly fields: readonly MemberField[]
}

export function encodePage(
  members: readonly Member[],
  { count, offset, total, cursors }: PageMetadata,
  { viewer, input, fields }: PageContext,
) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return {
    members: members.map((member) => encodeFor(viewer, member, input, fields)),
    metadata: { count, offset, total, tooManyToCount: false, hasNext },
    ...(cursors ? { cursorPagingMetadata: { count, cursors, hasNext } } : {}),
  }
}
