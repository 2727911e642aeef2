import { type catalogV3, EmptyTagLists } from '@vitrine/contract/catalog-v3'
import type { Input } from '@vitrine/contract/kit'
import type { Tags } from '../../catalog/index.ts'

type Ops = (typeof catalogV3)['operations']
type Asked = Pick<Input<Ops['bulkUpdateProductTags']>, 'assignTags' | 'unassignTags'>

/** Tags that come and go; somebody must. */
export function decodeTagChanges({ assignTags, unassignTags }: Asked) {
  const [assign, unassign] = [decodeTags(assignTags), decodeTags(unassignTags)]
  const all = [assign, unassign].flatMap((tags) => [...tags.public, ...tags.private])
  if (all.length === 0) throw EmptyTagLists()
  return { assign, unassign }
}

const decodeTags = (sent: Asked['assignTags']): Tags => ({
  public: sent?.publicTags?.tagIds ?? [],
  private: sent?.privateTags?.tagIds ?? [],
})
