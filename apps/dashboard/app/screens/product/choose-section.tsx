import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import type { InfoSection } from '../info-sections/form.ts'
import { infoSectionsQuery } from '../info-sections/search.ts'
import { ChooseDialog } from './choose-dialog.tsx'

interface ChooseSectionProps {
  /** Sections that are chosen already. */
  readonly chosen: readonly string[]
  readonly onChoose: (section: InfoSection) => void
  readonly onClose: () => void
}

/** The shared sections there are, to choose one of. */
export function ChooseSection({ chosen, onChoose, onClose }: ChooseSectionProps) {
  const { infoSections: words } = useMessages()
  const [q, setQ] = useState('')
  const found = useOperation('catalogV3.queryInfoSections', infoSectionsQuery({ q, page: 1 }), {
    keep: true,
  })
  const left = found.data?.infoSections.filter(({ id }) => !chosen.includes(id))
  return (
    <ChooseDialog
      title={words.chooseTitle}
      words={words}
      place={links.infoSections()}
      q={q}
      onSearch={setQ}
      rows={left?.map((one) => ({
        ...{ id: one.id, name: one.title, note: one.uniqueName, value: one },
      }))}
      chosenWords={words.chosen}
      error={found.error}
      onRetry={() => found.refetch()}
      onClose={onClose}
      onChoose={onChoose}
    />
  )
}
