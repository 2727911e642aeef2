import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useSearchResults } from '../../shared/use-search-results.ts'
import type { Customization, Kind } from '../customizations/form.ts'
import { customizationsFilter } from '../customizations/search.ts'
import { ChooseDialog } from './choose-dialog.tsx'

const customizations = (kind: Kind) => ({
  operation: 'options.listOptions' as const,
  input: (q: string, paging: { limit: number; offset: number }) => ({
    filter: customizationsFilter({ q, kind }),
    limit: paging.limit,
    offset: Math.max(0, paging.offset),
  }),
  read: (answer: { readonly options: readonly Customization[] }) => answer.options,
})
const customizationsOf = {
  OPTION: customizations('OPTION'),
  MODIFIER: customizations('MODIFIER'),
}

interface ChooseCustomizationProps {
  readonly kind: Kind
  readonly title: string
  readonly chooseLabel: (values: { readonly name: string }) => string
  /** Ids of those that the product has already. */
  readonly chosen: readonly string[]
  readonly create: { readonly labels: string; readonly onCreate: () => void }
  readonly onChoose: (customization: Customization) => void
  readonly onClose: () => void
}

/** The options or the extras that products share, to choose one of. */
export function ChooseCustomization(props: ChooseCustomizationProps) {
  const { kind, title, chooseLabel, chosen, create, onChoose, onClose } = props
  const { customizations: labels } = useMessages()
  const [q, setQ] = useState('')
  const results = useSearchResults(customizationsOf[kind], q)
  const left = results.items?.filter(({ id }) => !chosen.includes(id))
  return (
    <ChooseDialog
      title={title}
      labels={labels}
      chooseLabel={chooseLabel}
      create={create}
      q={q}
      onChoose={onChoose}
      onClose={onClose}
      manageLink={links.customizations({ kind })}
      onSearch={setQ}
      rows={left?.map((one) => ({
        id: one.id,
        name: one.name,
        value: one,
        note: one.choices.map(({ name }) => name).join(', '),
      }))}
      error={results.error}
      onMore={results.hasMore ? results.more : undefined}
      onRetry={results.retry}
    />
  )
}
