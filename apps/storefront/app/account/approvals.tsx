import { TextField } from '@vitrine/ui/field'
import { useLocation } from 'wouter'
import { ErrorSummary } from '../flow/error-summary.tsx'
import type { Errors } from '../flow/errors.ts'
import { StepForm } from '../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../flow/use-form-post.ts'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import type { ApprovalView } from './approvals-of.ts'

const noErrors: Errors = {}

type ApprovalsProps = {
  approvals: readonly ApprovalView[]
  /** Errors of the approval form that was sent last. */
  refused?: Errors
}

/** Pending sign-ins on other devices: approved by the number they show, or denied. */
export function Approvals({ approvals, refused = noErrors }: ApprovalsProps) {
  const { errors, ...forms } = useFormPost(refused)
  return (
    <div className="approvals" aria-live="polite">
      {approvals.length > 0 && <ErrorSummary errors={errors} />}
      {approvals.map((approval) => (
        <Approval key={approval.id} approval={approval} error={errors.number} {...forms} />
      ))}
    </div>
  )
}

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

function Approval({
  approval,
  error,
  ...forms
}: Forms & { approval: ApprovalView; error: string | undefined }) {
  const messages = useMessages()
  const [here] = useLocation()
  const { id, browser, system, network } = approval
  const device = [browser, system].filter(Boolean).join(', ') || messages.devices.unknown
  return (
    <section className="approval" aria-label={messages.approval.title}>
      <h2>{messages.approval.title}</h2>
      <p>
        {device} · <span className="v-num">{network}</span>
      </p>
      <StepForm
        {...forms}
        id={`approve-${id}`}
        action={links.approvals()}
        returnTo={here}
        hidden={{ id }}
        submit={messages.approval.approve}
        className="approval-form"
      >
        <TextField
          id="number"
          name="number"
          label={messages.approval.number.label}
          hint={messages.approval.number.hint}
          error={error}
          className="code-field"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          required
        />
      </StepForm>
      <StepForm
        {...forms}
        id={`deny-${id}`}
        action={links.approvals()}
        returnTo={here}
        hidden={{ id, do: 'deny' }}
        submit={messages.approval.deny}
        tone="quiet"
        className="approval-deny"
      />
    </section>
  )
}
