import {
  type MemberExport,
  type MemberFileFormat,
  memberFileFormats,
} from '@vitrine/contract/member-files'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField, Switch } from '../../scaffold/fields.tsx'
import { formatBytes, formatNumber } from '../../scaffold/format.ts'
import { isJobOver, JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

export interface ExportOrder {
  readonly format: MemberFileFormat
  readonly passwordHashes: boolean
}

export interface ExportPartProps {
  /** Newest first; undefined until the first answer. */
  readonly exports: readonly MemberExport[] | undefined
  readonly busy: boolean
  readonly failure: unknown
  readonly onStart: (order: ExportOrder) => void
  readonly onDownload: (id: string) => void
}

export function ExportPart({ exports, busy, failure, onStart, onDownload }: ExportPartProps) {
  const { memberFiles: words, action } = useMessages()
  const confirm = useConfirm()
  const [format, setFormat] = useState<MemberFileFormat>('csv')
  const [passwordHashes, setPasswordHashes] = useState(false)
  const start = async () => {
    const question = { title: words.hashesTitle, text: words.hashesText, yes: words.hashesYes }
    const sure = !passwordHashes || (await confirm({ ...question, no: action.cancel }))
    if (sure) onStart({ format, passwordHashes })
  }
  return (
    <section aria-labelledby="export-members">
      <h2 id="export-members">{words.exportTitle}</h2>
      <p className="page-text">{words.exportText}</p>
      {failure ? <Failure error={failure} /> : null}
      <div className="file-decision">
        <SelectField
          label={words.format}
          value={format}
          options={memberFileFormats.map((one) => [one, words.formats[one]] as const)}
          onValue={setFormat}
        />
        <Switch
          label={words.hashes}
          hint={words.hashesHint}
          checked={passwordHashes}
          onChecked={setPasswordHashes}
        />
        <div className="file-ways">
          <button type="button" className="button" disabled={busy} onClick={() => void start()}>
            {words.exportStart}
          </button>
        </div>
      </div>
      {exports?.length === 0 && <p className="field-hint">{words.noExports}</p>}
      {exports && exports.length > 0 && <Files {...{ exports, onDownload }} />}
    </section>
  )
}

function Files({
  exports,
  onDownload,
}: {
  readonly exports: readonly MemberExport[]
  readonly onDownload: (id: string) => void
}) {
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{words.exports}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.file}</th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col" className="figure">
              {words.size}
            </th>
            <th scope="col">{words.download}</th>
          </tr>
        </thead>
        <tbody>
          {exports.map((one) => (
            <tr key={one.id}>
              <td>{one.fileName}</td>
              <td className="cell-state">
                <JobStateWord state={one.job.state} />{' '}
                {!isJobOver(one.job.state) && (
                  <span className="figure mute">
                    {words.rows(
                      formatNumber(one.job.processed, language),
                      formatNumber(one.job.total, language),
                    )}
                  </span>
                )}
              </td>
              <td className="figure">{formatBytes(one.bytes, language)}</td>
              <td>
                {one.expiresDate ? (
                  <button
                    type="button"
                    className="button"
                    aria-label={`${words.download}: ${one.fileName}`}
                    onClick={() => onDownload(one.id)}
                  >
                    {words.download}
                  </button>
                ) : (
                  <span className="mute">{one.job.state === 'DONE' ? words.gone : '–'}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
