import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'

const PAGE = 20
const MOST = 100

/** Search queries of the last 30 days without results. */
export function NothingFound() {
  const { nothingFound } = useMessages()
  return (
    <IfAllowed call="search.listNothingFound">
      <Section title={nothingFound.title} hint={nothingFound.text}>
        <Searches />
      </Section>
    </IfAllowed>
  )
}

function Searches() {
  const { nothingFound, shell } = useMessages()
  const [limit, setLimit] = useState(PAGE)
  const result = useOperation('search.listNothingFound', { limit }, { keepPrevious: true })
  if (!result.data) {
    return result.error ? (
      <Failure error={result.error} onRetry={() => result.refetch()} />
    ) : (
      <Skeleton rows={3} label={shell.loading} />
    )
  }
  const { searches, total } = result.data
  if (total === 0) return <p className="field-hint">{nothingFound.none}</p>
  return (
    <>
      <SearchTable searches={searches} />
      {total > searches.length && limit < MOST && (
        <p>
          <button type="button" className="link-button" onClick={() => setLimit(MOST)}>
            {nothingFound.more}
          </button>
        </p>
      )}
    </>
  )
}

interface SearchTableProps {
  readonly searches: readonly {
    readonly words: string
    readonly count: number
    readonly lastDate: Date
  }[]
}

function SearchTable({ searches }: SearchTableProps) {
  const { nothingFound } = useMessages()
  const language = useLanguage()
  const now = new Date()
  return (
    <div className="list-frame">
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">{nothingFound.words}</th>
            <th scope="col" className="cell-figure">
              {nothingFound.count}
            </th>
            <th scope="col">{nothingFound.last}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ words, count, lastDate }) => (
            <tr key={words}>
              <th scope="row">
                <bdi>{words}</bdi>
              </th>
              <td className="cell-figure">{formatNumber(count, language)}</td>
              <td className="mute">
                <RelativeTime moment={lastDate} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
