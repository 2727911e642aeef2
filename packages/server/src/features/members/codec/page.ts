import type { MemberField } from '@vitrine/contract/member-fields'
import type { PageMetadata } from '../../../transport/query-pages.ts'
import type { Member, Viewer } from '../model.ts'
import { encodeFor, type FieldSetsAsked } from './member.ts'

/** Who reads the page, and what they asked to see. */
interface PageAsked {
  readonly viewer: Viewer
  readonly asked: FieldSetsAsked
  readonly fields: readonly MemberField[]
}

export function encodePage(
  members: readonly Member[],
  { count, offset, total, cursors }: PageMetadata,
  { viewer, asked, fields }: PageAsked,
) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return {
    members: members.map((member) => encodeFor(viewer, member, asked, fields)),
    metadata: { count, offset, total, tooManyToCount: false, hasNext },
    ...(cursors ? { cursorPagingMetadata: { count, cursors, hasNext } } : {}),
  }
}
