import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useSearchResults } from '../../shared/use-search-results.ts'
import type { InfoSection } from '../info-sections/form.ts'
import { ChooseDialog } from './choose-dialog.tsx'

const sections = {
  operation: 'infoSections.listInfoSections',
  input: (q: string, { limit, offset }: { limit: number; offset: number }) => ({
    filter: { text: q },
    sort: 'TITLE' as const,
    limit,
    offset: Math.max(0, offset),
  }),
  read: (answer: { readonly infoSections: readonly InfoSection[] }) => answer.infoSections,
} as const

interface ChooseSectionProps {
  /** Sections that are chosen already. */
  readonly chosen: readonly string[]
  readonly onChoose: (section: InfoSection) => void
  readonly onClose: () => void
}

/** The shared sections there are, to choose one of. */
export function ChooseSection({ chosen, onChoose, onClose }: ChooseSectionProps) {
  const { infoSections } = useMessages()
  const [q, setQ] = useState('')
  const results = useSearchResults(sections, q)
  const left = results.items?.filter(({ id }) => !chosen.includes(id))
  return (
    <ChooseDialog
      title={infoSections.chooseTitle}
      labels={infoSections}
      manageLink={links.infoSections()}
      q={q}
      onSearch={setQ}
      rows={left?.map((one) => ({
        id: one.id,
        name: one.title,
        note: one.uniqueName,
        value: one,
      }))}
      chooseLabel={infoSections.chosen}
      error={results.error}
      onMore={results.hasMore ? results.more : undefined}
      onRetry={results.retry}
      onClose={onClose}
      onChoose={onChoose}
    />
  )
}
