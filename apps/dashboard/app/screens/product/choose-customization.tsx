import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import type { Customization, Kind } from '../customizations/form.ts'
import { customizationsQuery } from '../customizations/search.ts'
import { ChooseDialog } from './choose-dialog.tsx'

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
  const search = { q, kind, page: 1 } as const
  const found = useOperation('catalogV3.queryCustomizations', customizationsQuery(search), {
    keep: true,
  })
  const left = found.data?.customizations.filter(({ id }) => !chosen.includes(id))
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
      onRetry={() => found.refetch()}
    />
  )
}
