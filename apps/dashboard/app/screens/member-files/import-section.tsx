import {
  type ExistingMembers,
  existingMembers,
  type MemberPreview,
} from '@vitrine/contract/member-files'
import { useState } from 'react'
import { SelectField } from '../../shared/fields.tsx'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import type { MemberUpload } from './use-import.ts'

export interface ImportSectionProps {
  readonly upload: MemberUpload | undefined
  /** The error of the chosen file. */
  readonly problem: string | undefined
  readonly onFile: (file: File) => void
  readonly onStart: (existing: ExistingMembers) => void
  readonly onAnother: () => void
}

export function ImportSection(props: ImportSectionProps) {
  const { memberFiles } = useMessages()
  const { upload, problem } = props
  const progressLabel = ({ file, share }: MemberUpload) =>
    share === undefined ? memberFiles.reading : memberFiles.uploading({ name: file.name })
  return (
    <section aria-labelledby="import-members">
      <h2 id="import-members">{memberFiles.importTitle}</h2>
      <p className="page-text">{memberFiles.importText}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      {upload?.preview && upload.share === undefined ? (
        <ImportPreview {...props} preview={upload.preview} />
      ) : (
        <FileDropzone
          label={memberFiles.choose}
          text={memberFiles.drop}
          buttonLabel={memberFiles.choose}
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload && { text: progressLabel(upload), share: upload.share }}
          onFile={props.onFile}
        />
      )}
    </section>
  )
}

/** A preview of the file before the import. */
function ImportPreview({
  upload,
  preview,
  onStart,
  onAnother,
}: ImportSectionProps & { preview: MemberPreview }) {
  const { memberFiles } = useMessages()
  const [existing, setExisting] = useState<ExistingMembers>('keep')
  return (
    <>
      <h3>{upload?.file.name}</h3>
      {preview.columns.length > 0 && <Columns columns={preview.columns} />}
      <Rows rows={preview.rows} />
      <div className="file-decision">
        <SelectField
          label={memberFiles.existing}
          hint={memberFiles.existingHint}
          value={existing}
          options={existingMembers.map((way) => [way, memberFiles.existingOptions[way]] as const)}
          onValue={setExisting}
        />
        <div className="file-ways">
          <button type="button" className="button" onClick={onAnother}>
            {memberFiles.another}
          </button>
          <button type="button" className="button button-primary" onClick={() => onStart(existing)}>
            {memberFiles.start}
          </button>
        </div>
      </div>
    </>
  )
}

function Columns({ columns }: Pick<MemberPreview, 'columns'>) {
  const { memberFiles } = useMessages()
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{memberFiles.columnsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{memberFiles.column}</th>
            <th scope="col">{memberFiles.readAs}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, field }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may name two columns alike
            <tr key={at}>
              <td>{name || '–'}</td>
              <td className={field ? undefined : 'mute'}>{field ?? memberFiles.notImported}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PreviewMember = Readonly<Record<string, unknown>>

function Rows({ rows }: Pick<MemberPreview, 'rows'>) {
  const messages = useMessages()
  const { memberFiles } = messages
  const language = useLanguage()
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return (
    <div className="list-frame">
      <table className="list">
        <caption className="quiet">{memberFiles.rowsTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className="figure">
              {memberFiles.line}
            </th>
            <th scope="col">{memberFiles.email}</th>
            <th scope="col">{memberFiles.name}</th>
            <th scope="col">{memberFiles.password}</th>
            <th scope="col">{memberFiles.trouble}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, member, problems }) => {
            const previewMember = member as PreviewMember
            const name = [previewMember.firstName, previewMember.lastName]
              .map(textOf)
              .filter(Boolean)
              .join(' ')
            return (
              <tr key={line}>
                <td className="figure">{formatNumber(line, language)}</td>
                <td>{textOf(previewMember.email) || '–'}</td>
                <td>{name || textOf(previewMember.nickname) || '–'}</td>
                <td className="mute">{textOf(previewMember.passwordHash) || '–'}</td>
                <td className={problems.length > 0 ? 'cell-words' : 'mute'}>
                  {problems
                    .map(({ field, reason, cause }) =>
                      `${field ?? ''} ${reasonText(cause, reason, messages)}`.trim(),
                    )
                    .join('; ') || memberFiles.fine}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
