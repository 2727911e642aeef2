import { ChipsField } from '../../../shared/chips-field.tsx'
import type { Suggestion } from '../../../shared/combobox.tsx'
import { SelectField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import type { ExtrasProps } from './form.ts'

/** Further ribbons, tags and private tags. */
export function Labels({ form, set }: ExtrasProps) {
  const { extras, field } = useMessages()
  const maxLength = (max: number) => (text: string) =>
    [...text].length > max ? { problem: field.tooLong({ max }) } : { value: text }
  return (
    <>
      <ChipsField
        label={extras.ribbons}
        hint={extras.ribbonsHint}
        values={form.ribbons}
        max={4}
        parse={maxLength(30)}
        onValues={(ribbons) => set({ ribbons })}
      />
      <ChipsField
        label={extras.tags}
        hint={extras.tagsHint}
        values={form.tags}
        max={100}
        parse={maxLength(100)}
        onValues={(tags) => set({ tags })}
      />
      <ChipsField
        label={extras.privateTags}
        hint={extras.privateTagsHint}
        values={form.privateTags}
        max={100}
        parse={maxLength(100)}
        onValues={(privateTags) => set({ privateTags })}
      />
    </>
  )
}

interface MainCollectionProps extends ExtrasProps {
  /** Those it is in, by name. */
  readonly collections: readonly Suggestion[]
}

/** Whose path the shop shows; nothing for a product without collections. */
export function MainCollection({ form, set, collections }: MainCollectionProps) {
  const { extras } = useMessages()
  if (collections.length === 0) return null
  return (
    <SelectField
      label={extras.mainCollection}
      hint={extras.mainCollectionHint}
      value={form.mainCategoryId}
      options={[
        ['', extras.noMainCollection],
        ...collections.map(({ id, name }) => [id, name] as const),
      ]}
      onValue={(mainCategoryId) => set({ mainCategoryId })}
    />
  )
}
