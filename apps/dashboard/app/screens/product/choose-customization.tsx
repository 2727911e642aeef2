import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useFound } from '../../scaffold/use-found.ts'
import type { Customization, Kind } from '../customizations/form.ts'
import { customizationsFilter } from '../customizations/search.ts'
import { ChooseDialog } from './choose-dialog.tsx'

const customizations = (kind: Kind) => ({
  operation: 'catalogV3.queryCustomizations' as const,
  input: (q: string, paging: { limit: number; offset: number }) => ({
    query: {
      filter: customizationsFilter({ q, kind, page: 1 }),
      sort: [{ fieldName: 'name', order: 'ASC' as const }],
      paging,
    },
  }),
  read: (answer: { readonly customizations: readonly Customization[] }) => answer.customizations,
})
const customizationsOf = {
  PRODUCT_OPTION: customizations('PRODUCT_OPTION'),
  MODIFIER: customizations('MODIFIER'),
}

interface ChooseCustomizationProps {
  readonly kind: Kind
  readonly title: string
  readonly chosenWords: (name: string) => string
  /** Those the product has already. */
  readonly chosen: readonly string[]
  readonly create: { readonly words: string; readonly onCreate: () => void }
  readonly onChoose: (customization: Customization) => void
  readonly onClose: () => void
}

/** The options or the extras that products share, to choose one of. */
export function ChooseCustomization(props: ChooseCustomizationProps) {
  const { kind, title, chosenWords, chosen, create, onChoose, onClose } = props
  const { customizations: words } = useMessages()
  const [q, setQ] = useState('')
  const found = useFound(customizationsOf[kind], q)
  const left = found.items?.filter(({ id }) => !chosen.includes(id))
  return (
    <ChooseDialog
      {...{ title, words, chosenWords, create, q, onChoose, onClose }}
      place={links.customizations({ kind })}
      onSearch={setQ}
      rows={left?.map((one) => ({
        ...{ id: one.id, name: one.name, value: one },
        note: (one.choicesSettings?.choices ?? []).map(({ name }) => name).join(', '),
      }))}
      error={found.error}
      onMore={found.hasMore ? found.more : undefined}
      onRetry={found.retry}
    />
  )
}
