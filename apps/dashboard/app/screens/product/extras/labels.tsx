import type { Collection } from '@vitrine/contract/catalog-v1'
import { ChipsField } from '../../../scaffold/chips-field.tsx'
import { SelectField } from '../../../scaffold/fields.tsx'
import { useMessages } from '../../../scaffold/messages.tsx'
import type { ExtrasProps } from './extras-part.tsx'

interface LabelsProps extends ExtrasProps {
  readonly collections: readonly Pick<Collection, 'id' | 'name'>[]
}

/** Short words: on its label, for programs, and for the people of the house; and where it belongs. */
export function Labels({ form, set, collections }: LabelsProps) {
  const { extras: words, field } = useMessages()
  const upTo = (most: number) => (text: string) =>
    [...text].length > most ? { problem: field.tooLong(most) } : { value: text }
  return (
    <>
      <ChipsField
        label={words.ribbons}
        hint={words.ribbonsHint}
        values={form.ribbons}
        max={4}
        read={upTo(30)}
        onValues={(ribbons) => set({ ribbons })}
      />
      <ChipsField
        label={words.tags}
        hint={words.tagsHint}
        values={form.tags}
        max={100}
        read={upTo(100)}
        onValues={(tags) => set({ tags })}
      />
      <ChipsField
        label={words.privateTags}
        hint={words.privateTagsHint}
        values={form.privateTags}
        max={100}
        read={upTo(100)}
        onValues={(privateTags) => set({ privateTags })}
      />
      {collections.length > 0 && (
        <SelectField
          label={words.mainCollection}
          hint={words.mainCollectionHint}
          value={form.mainCategoryId}
          options={[
            ['', words.noMainCollection],
            ...collections.map(({ id, name }) => [id, name] as const),
          ]}
          onValue={(mainCategoryId) => set({ mainCategoryId })}
        />
      )}
    </>
  )
}
