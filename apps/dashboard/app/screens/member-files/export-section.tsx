import {
  type MemberExport,
  type MemberFileFormat,
  memberFileFormats,
} from '@vitrine/contract/member-files'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField, Switch } from '../../shared/fields.tsx'
import { formatBytes, formatNumber } from '../../shared/format.ts'
import { isJobFinished, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

export interface ExportRequest {
  readonly format: MemberFileFormat
  readonly passwordHashes: boolean
}

export interface ExportSectionProps {
  /** Newest first; undefined until the first answer. */
  readonly exports: readonly MemberExport[] | undefined
  readonly busy: boolean
  readonly failure: unknown
  readonly onStart: (request: ExportRequest) => void
  readonly onDownload: (id: string) => void
}

export function ExportSection({ exports, busy, failure, onStart, onDownload }: ExportSectionProps) {
  const { memberFiles, action } = useMessages()
  const confirm = useConfirm()
  const [format, setFormat] = useState<MemberFileFormat>('csv')
  const [passwordHashes, setPasswordHashes] = useState(false)
  const start = async () => {
    const question = {
      title: memberFiles.hashesTitle,
      text: memberFiles.hashesText,
      yes: memberFiles.hashesYes,
    }
    const sure = !passwordHashes || (await confirm({ ...question, no: action.cancel }))
    if (sure) onStart({ format, passwordHashes })
  }
  return (
    <section aria-labelledby="export-members">
      <h2 id="export-members">{memberFiles.exportTitle}</h2>
      <p className="page-text">{memberFiles.exportText}</p>
      {failure ? <Failure error={failure} /> : null}
      <div className="file-decision">
        <SelectField
          label={memberFiles.format}
          value={format}
          options={memberFileFormats.map((one) => [one, memberFiles.formats[one]] as const)}
          onValue={setFormat}
        />
        <Switch
          label={memberFiles.hashes}
          hint={memberFiles.hashesHint}
          checked={passwordHashes}
          onChecked={setPasswordHashes}
        />
        <div className="file-ways">
          <button type="button" className="button" disabled={busy} onClick={() => void start()}>
            {memberFiles.exportStart}
          </button>
        </div>
      </div>
      {exports?.length === 0 && <p className="field-hint">{memberFiles.noExports}</p>}
      {exports && exports.length > 0 && <Files exports={exports} onDownload={onDownload} />}
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
  const { memberFiles } = useMessages()
  const language = useLanguage()
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{memberFiles.exports}</caption>
        <thead>
          <tr>
            <th scope="col">{memberFiles.columns.file}</th>
            <th scope="col">{memberFiles.columns.state}</th>
            <th scope="col" className="figure">
              {memberFiles.size}
            </th>
            <th scope="col">{memberFiles.download}</th>
          </tr>
        </thead>
        <tbody>
          {exports.map((one) => (
            <tr key={one.id}>
              <td>{one.fileName}</td>
              <td className="cell-state">
                <JobStatus state={one.job.state} />{' '}
                {!isJobFinished(one.job.state) && (
                  <span className="figure mute">
                    {memberFiles.rows({
                      done: formatNumber(one.job.processed, language),
                      total: formatNumber(one.job.total, language),
                    })}
                  </span>
                )}
              </td>
              <td className="figure">{formatBytes(one.bytes, language)}</td>
              <td>
                {one.expiresDate ? (
                  <button
                    type="button"
                    className="button"
                    aria-label={`${memberFiles.download}: ${one.fileName}`}
                    onClick={() => onDownload(one.id)}
                  >
                    {memberFiles.download}
                  </button>
                ) : (
                  <span className="mute">
                    {one.job.state === 'DONE' ? memberFiles.removed : '–'}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
