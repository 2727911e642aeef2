import { useState } from 'react'
import { links } from '../../links.ts'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import type { InfoSection } from '../info-sections/form.ts'
import { infoSectionsQuery } from '../info-sections/search.ts'

interface ChooseSectionProps {
  /** Sections that are chosen already. */
  readonly chosen: readonly string[]
  readonly onChoose: (section: InfoSection) => void
  readonly onClose: () => void
}

/** The shared sections there are, to choose one of. */
export function ChooseSection({ chosen, onChoose, onClose }: ChooseSectionProps) {
  const { infoSections: words, shell } = useMessages()
  const [q, setQ] = useState('')
  const found = useOperation('catalogV3.queryInfoSections', infoSectionsQuery({ q, page: 1 }), {
    keep: true,
  })
  const sections = found.data?.infoSections.filter(({ id }) => !chosen.includes(id))
  return (
    <Dialog title={words.chooseTitle} onClose={onClose} className="dialog-wide">
      <SearchField label={words.search} q={q} onSearch={setQ} />
      {found.error ? <Failure error={found.error} onRetry={() => found.refetch()} /> : null}
      {!sections && !found.error && <Skeleton rows={4} label={shell.loading} />}
      {sections?.length === 0 && (
        <Empty title={q === '' ? words.emptyTitle : words.noneFoundTitle} text={words.text}>
          <Link className="button" href={links.infoSections()}>
            {words.title}
          </Link>
        </Empty>
      )}
      <ul className="choose-list">
        {sections?.map((section) => (
          <li key={section.id}>
            <button
              type="button"
              className="choose-row"
              aria-label={words.chosen(section.title)}
              onClick={() => onChoose(section)}
            >
              <span dir="auto">{section.title}</span>
              <span className="mute" dir="auto">
                {section.uniqueName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
