import { Button } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { formatSize } from './format-size.ts'
import type { FilesProps, FileView } from './route.ts'

export function FilesPage({ errors, note, approvals, files }: FilesProps) {
  const words = useWords()
  return (
    <AccountLayout
      title={words.t('files.title')}
      lede={words.t(files.length > 0 ? 'files.why' : 'files.none')}
      {...{ errors, note, approvals }}
    >
      {files.length > 0 && (
        <ul className="account-list">
          {files.map((file) => (
            <FileRow key={`${file.productId} ${file.fileId}`} {...file} />
          ))}
        </ul>
      )}
    </AccountLayout>
  )
}

/** A plain form: the response is a download, so the page stays open. */
function FileRow({ productId, fileId, product, slug, variant, name, bytes, ...terms }: FileView) {
  const words = useWords()
  return (
    <li>
      <div>
        <strong>
          <a href={links.product(slug)}>{product}</a>
          {variant && `, ${variant}`}
        </strong>
        <p className="v-mute">
          {name} · <span className="v-num">{formatSize(bytes, words.locale)}</span>
        </p>
        <Terms {...terms} />
      </div>
      <form method="post" action={links.files()} className="account-row-form">
        <input type="hidden" name="product" value={productId} />
        <input type="hidden" name="file" value={fileId} />
        <Button
          type="submit"
          tone="plain"
          disabled={terms.left === 0}
          aria-label={words.t('files.downloadOf', { name })}
        >
          {words.t('files.download')}
        </Button>
      </form>
    </li>
  )
}

function Terms({ until, left }: Pick<FileView, 'until' | 'left'>) {
  const words = useWords()
  const date = useDate()
  const termTexts = [
    ...(until ? [words.t('files.until', { date: date(until) })] : []),
    ...(left === undefined ? [] : [words.t('files.left', { n: left })]),
  ]
  return termTexts.length > 0 && <p className="v-mute">{termTexts.join(' · ')}</p>
}
