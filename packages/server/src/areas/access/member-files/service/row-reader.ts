import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberFileFormat } from '@vitrine/contract/member-files'
import { createRowReader, type RowReader as Reader } from '../../../../platform/row-reader.ts'
import type { RawRow, ServiceDeps } from '../model.ts'
import { openRows } from '../rules/read-rows.ts'

/** How a file is read. */
interface ReadOptions {
  readonly ownFields: readonly MemberField[]
  readonly format: MemberFileFormat
}

export type RowReader = Reader<RawRow, ReadOptions>

export const createMemberReader = ({ uploads }: Pick<ServiceDeps, 'uploads'>): RowReader =>
  createRowReader(async (key, { ownFields, format }: ReadOptions) => {
    const { stream } = await uploads.open(key)
    return (await openRows(stream, ownFields, format)).rows
  })
