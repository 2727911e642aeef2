import type { CatalogProduct } from '@vitrine/contract/products'
import { Status } from '@vitrine/ui/status'
import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import type { Suggestion } from '../../shared/combobox.tsx'
import { Failure } from '../../shared/failure.tsx'
import { FormFields } from '../../shared/form-fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed, useIsAllowed } from '../../shared/permissions.tsx'
import { RemoteChangeBanner } from '../../shared/remote-change-banner.tsx'
import { useSaveShortcut } from '../../shared/use-save-shortcut.ts'
import { CustomFields } from './custom-fields.tsx'
import { General } from './general.tsx'
import { Inventory } from './inventory.tsx'
import { Measures } from './measures.tsx'
import { MediaPart } from './media.tsx'
import type { Money } from './money.ts'
import { MoreSections } from './more-sections.tsx'
import { Options } from './options.tsx'
import { Organise } from './organise.tsx'
import { Preview } from './preview.tsx'
import { Pricing } from './pricing.tsx'
import { Seo } from './seo.tsx'
import type { FormEditor } from './use-product-editor.ts'
import type { Uploads } from './use-uploads.ts'
import './product.css'
import './more-sections.css'

export interface ProductPageProps {
  /** Undefined for one that is being created. */
  readonly product: CatalogProduct | undefined
  readonly editor: Pick<
    FormEditor,
    'form' | 'set' | 'errors' | 'dirty' | 'saving' | 'elsewhere'
  > & {
    readonly submit: () => Promise<void>
    readonly failure: unknown
    /** Whether it saves as soon as everything is uploaded. */
    readonly isWaiting: boolean
  }
  readonly money: Money
  readonly collections: readonly Suggestion[]
  readonly uploads: Uploads
  readonly onDelete: () => void
  readonly onDuplicate: () => void
  /** The table of variants, where there are any. */
  readonly variants?: ReactNode
  /** What it delivers, once it is stored. */
  readonly files?: ReactNode
  /** What only some products have. */
  readonly extras?: ReactNode
  readonly barcode?: ReactNode
  /** What few products need, folded away. */
  readonly terms?: ReactNode
}

export function ProductPage(props: ProductPageProps) {
  const { product: stored, editor, money, collections } = props
  const { product, form: labels } = useMessages()
  const { form, errors, set, submit, failure } = editor
  const errorCount = Object.keys(errors).length
  const saveOperation = 'products.saveProduct'
  const maySave = useIsAllowed(saveOperation)
  useSaveShortcut(() => maySave && void submit())
  const part = { form, errors, set }
  return (
    <form
      className="editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (maySave) void submit()
      }}
    >
      <PageHeader
        title={stored?.name ?? product.newTitle}
        backLink={<Link href={links.products()}>← {product.back}</Link>}
        aside={<SaveStatus {...props} />}
        actions={<Actions {...props} maySave={maySave} />}
      />
      {!maySave && <p className="notice">{labels.readOnly}</p>}
      <RemoteChangeBanner remoteChange={editor.saving ? undefined : editor.elsewhere} />
      {failure !== undefined && <Failure error={failure} />}
      {errorCount > 0 && failure === undefined && (
        <p className="notice notice-bad" role="alert">
          {product.fix({ n: errorCount })}
        </p>
      )}
      <div className="editor-columns">
        <div className="editor-thing">
          <FormFields saveOperation={saveOperation}>
            <General {...part} />
            <MediaPart {...part} uploads={props.uploads} />
            <Pricing {...part} money={money} />
            <Options {...part} wasManaged={stored?.manageVariants ?? false} />
          </FormFields>
          {props.variants}
          <FormFields saveOperation={saveOperation}>
            <Inventory {...part} productId={stored?.id} barcode={props.barcode} />
          </FormFields>
          {props.files}
          <FormFields saveOperation={saveOperation}>
            {props.extras}
            <Organise {...part} collections={collections} />
            <CustomFields {...part} />
            <MoreSections {...part} />
            <div className="folds">
              <Seo {...part} storedSlug={stored?.slug} />
              <Measures {...part} />
              {props.terms}
            </div>
          </FormFields>
          {stored && (
            <div className="row">
              <IfAllowed call="products.duplicateProduct">
                <button type="button" className="button" onClick={props.onDuplicate}>
                  <Copy aria-hidden="true" />
                  {product.duplicate}
                </button>
              </IfAllowed>
              <IfAllowed call="products.deleteProduct">
                <button type="button" className="button button-quiet-bad" onClick={props.onDelete}>
                  {product.delete}…
                </button>
              </IfAllowed>
            </div>
          )}
        </div>
        <div className="editor-preview">
          <Preview form={form} money={money} />
        </div>
      </div>
    </form>
  )
}

function SaveStatus({ product: stored, editor: { dirty, saving, isWaiting } }: ProductPageProps) {
  const { product, action, uploads } = useMessages()
  const savedLabel = stored ? product.saved : product.notYet
  const label = saving ? action.saving : dirty ? product.unsaved : savedLabel
  const isOpen = dirty || saving || isWaiting
  return (
    <span role="status">
      <Status tone={isOpen ? 'warn' : stored ? 'good' : 'quiet'}>
        {isWaiting ? uploads.savesAfter : label}
      </Status>
    </span>
  )
}

interface ActionsProps extends ProductPageProps {
  readonly maySave: boolean
}

function Actions({ product: stored, editor, uploads: { uploads }, maySave }: ActionsProps) {
  const { product, action, history } = useMessages()
  const { dirty, saving, isWaiting } = editor
  const isNothing = !dirty && !!stored && uploads.length === 0
  return (
    <>
      {stored && (
        <Link className="button" href={links.history({ kind: 'product', thing: stored.id })}>
          {history.of}
        </Link>
      )}
      {stored?.visible && (
        <a
          className="button"
          href={links.shopProduct(stored.slug)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          {product.view}
        </a>
      )}
      {maySave && (
        <button
          type="submit"
          className="button button-primary"
          disabled={saving || isWaiting || isNothing}
        >
          {saving ? action.saving : action.save}
        </button>
      )}
    </>
  )
}
