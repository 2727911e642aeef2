import type { CatalogProduct } from '@vitrine/contract/products'
import { Status } from '@vitrine/ui/status'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
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
import type { ExtrasProps } from './extras/form.ts'
import { TaxAndDelivery } from './extras/tax-and-delivery.tsx'
import { General } from './general.tsx'
import { Inventory } from './inventory.tsx'
import { MediaPart } from './media.tsx'
import type { Money } from './money.ts'
import { Organise } from './organise.tsx'
import { Preview } from './preview.tsx'
import { Pricing } from './pricing.tsx'
import type { FormEditor } from './use-product-editor.ts'
import type { Uploads } from './use-uploads.ts'
import { Visibility } from './visibility.tsx'
import './product.css'

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
    /** How many variants are changed in their table. */
    readonly changedVariants: number
  }
  readonly money: Money
  readonly collections: readonly Suggestion[]
  readonly uploads: Uploads
  readonly onDelete: () => void
  readonly onDuplicate: () => void
  /** Whether the browser has time for what is below the first screen. */
  readonly isWhole: boolean
  /** What is below both columns. */
  readonly lowerSections: ReactNode
  /** Sections for optional features of a product. */
  readonly extras: ExtrasProps
  readonly barcode?: ReactNode
}

export function ProductPage(props: ProductPageProps) {
  const { product: stored, editor, money } = props
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
        backLink={<Link href={links.products()}>{product.back}</Link>}
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
      <div className="product-columns">
        <FormFields saveOperation={saveOperation}>
          <General {...part} extras={props.extras} />
          <MediaPart {...part} uploads={props.uploads} stored={stored?.media} />
          <Pricing {...part} money={money} />
          <Inventory {...part} productId={stored?.id} barcode={props.barcode} />
        </FormFields>
        <div className="editor-thing">
          <FormFields saveOperation={saveOperation}>
            <Visibility {...part} />
            <Organise {...part} extras={props.extras} collections={props.collections} />
            {props.isWhole && (
              <TaxAndDelivery {...props.extras} isDigital={stored?.productType === 'digital'} />
            )}
          </FormFields>
          {props.isWhole && <Preview form={form} money={money} stored={stored?.media} />}
        </div>
        {props.lowerSections}
      </div>
    </form>
  )
}

function SaveStatus({ product: stored, editor }: ProductPageProps) {
  const { product, action, uploads } = useMessages()
  const { dirty, saving, isWaiting, changedVariants } = editor
  const savedLabel = stored ? product.saved : product.notYet
  const unsavedLabel =
    changedVariants > 0 ? product.unsavedVariants({ n: changedVariants }) : product.unsaved
  const label = saving ? action.saving : dirty ? unsavedLabel : savedLabel
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

function Actions(props: ActionsProps) {
  const {
    product: stored,
    editor,
    uploads: { uploads },
    maySave,
  } = props
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
      {stored && <CopyAndDelete {...props} />}
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

function CopyAndDelete({ onDuplicate, onDelete }: ActionsProps) {
  const { product } = useMessages()
  return (
    <>
      <IfAllowed call="products.duplicateProduct">
        <IconButton label={product.duplicate} onPress={onDuplicate}>
          <Copy aria-hidden="true" />
        </IconButton>
      </IfAllowed>
      <IfAllowed call="products.deleteProduct">
        <IconButton label={product.delete} onPress={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </IfAllowed>
    </>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

const IconButton = ({ label, onPress, children }: IconButtonProps) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onPress}>
    {children}
  </button>
)
