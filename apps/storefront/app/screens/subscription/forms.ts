import type { FormPost } from '../../flow/use-form-post.ts'
import type { SubscriptionView } from '../../subscription/view.ts'

/** Props of the forms of a subscription's page. */
export type Forms = Pick<FormPost, 'sending' | 'onSubmit'> & { subscription: SubscriptionView }
