/** The paging metadata of a page of a list. */
export const pagingMetadataOf = (count: number, offset: number, total: number) => ({
  count,
  offset,
  total,
  hasNext: offset + count < total,
})
