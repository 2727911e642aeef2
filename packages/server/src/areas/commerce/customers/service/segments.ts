import { readQuery } from '@vitrine/contract/catalog'
import {
  customerFields,
  MAX_SEGMENTS,
  SegmentCreated,
  SegmentDeleted,
  SegmentNameTaken,
  SegmentNotFound,
  SegmentUpdated,
  TooManySegments,
} from '@vitrine/contract/customers'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Segment } from '../model.ts'
import { findSegments, putSegment, removeSegment } from '../store/segments.ts'
import type { CustomerDeps } from './deps.ts'

type Deps = Pick<CustomerDeps, 'events'>

async function requireSegment(tx: Tx, id: string): Promise<Segment> {
  const segment = (await findSegments(tx)).find((one) => one.id === id)
  if (!segment) throw SegmentNotFound({ id })
  return segment
}

/** The members of a segment, as a filter for queries. */
export async function segmentFilter(tx: Tx, id: string): Promise<Filter> {
  const { filter } = await requireSegment(tx, id)
  return readQuery(customerFields, { filter }).filter
}

export async function createSegment(
  tx: Tx,
  { events }: Deps,
  asked: Pick<Segment, 'name' | 'filter'>,
): Promise<Segment> {
  const all = await findSegments(tx)
  if (all.length >= MAX_SEGMENTS) throw TooManySegments({ limit: MAX_SEGMENTS })
  const segment = { ...asked, id: newId(), createdDate: tx.now, updatedDate: tx.now }
  await store(tx, segment)
  await events.append(tx, { definition: SegmentCreated, entityId: segment.id, after: segment })
  return segment
}

export async function changeSegment(
  tx: Tx,
  { events }: Deps,
  { id, ...changes }: { readonly id: string } & Partial<Pick<Segment, 'name' | 'filter'>>,
): Promise<Segment> {
  const before = await requireSegment(tx, id)
  const after = { ...before, ...changes, updatedDate: tx.now }
  await store(tx, after)
  await events.append(tx, { definition: SegmentUpdated, entityId: id, before, after })
  return after
}

export async function deleteSegment(tx: Tx, { events }: Deps, id: string): Promise<void> {
  const before = await requireSegment(tx, id)
  await removeSegment(tx, id)
  await events.append(tx, { definition: SegmentDeleted, entityId: id, before })
}

/** Stores a segment after parsing its rules, so that an invalid one is refused. */
async function store(tx: Tx, segment: Segment): Promise<void> {
  readQuery(customerFields, { filter: segment.filter })
  if (!(await putSegment(tx, segment))) throw SegmentNameTaken({ name: segment.name })
}
