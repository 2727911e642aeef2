import { type catalogV3, EmptyTagLists } from '@vitrine/contract/catalog-v3'
import type { Input } from '@vitrine/contract/kit'
import type { Tags } from '../../../areas/catalog/index.ts'

type Ops = (typeof catalogV3)['operations']
type TagsInput = Pick<Input<Ops['bulkUpdateProductTags']>, 'assignTags' | 'unassignTags'>

/** Tags to add and to remove; at least one is required. */
export function decodeTagChanges({ assignTags, unassignTags }: TagsInput) {
  const [assign, unassign] = [decodeTags(assignTags), decodeTags(unassignTags)]
  const all = [assign, unassign].flatMap((tags) => [...tags.public, ...tags.private])
  if (all.length === 0) throw EmptyTagLists()
  return { assign, unassign }
}

const decodeTags = (input: TagsInput['assignTags']): Tags => ({
  public: input?.publicTags?.tagIds ?? [],
  private: input?.privateTags?.tagIds ?? [],
})
