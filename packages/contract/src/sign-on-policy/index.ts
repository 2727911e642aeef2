import { defineFact, GET, Maybe, operation, PATCH, service, Type } from '../kit/index.ts'
import { SettingsChanged } from '../sites/index.ts'

/** Changes of who may sign on; members who are in already stay in. */
export const SignOnPolicyUpdated = defineFact('sign_on_policy.updated', [
  'wix.iam.signon.v1.sign_on_policy_updated',
])

export const SignOnPolicy = Type.Object({
  requireOwnerApproval: Type.Boolean(),
  requireEmailVerification: Type.Boolean(),
})

const reply = Type.Object({ signOnPolicy: SignOnPolicy })

/** Requirements for new members: two of the site's settings under their own address (specification §4). */
export const signOnPolicy = service({
  name: 'sign-on-policy',
  summary: 'Requirements for new members',
  mounts: ['/iam/signon', '/_api/iam/signon'],
  operations: {
    getSignOnPolicy: operation({
      route: GET('/v1/sign-on-policies'),
      permission: 'admin',
      summary: 'Read the requirements for new members',
      request: Type.Object({}),
      response: reply,
    }),
    updateSignOnPolicy: operation({
      route: PATCH('/v1/sign-on-policies'),
      permission: 'admin',
      writes: true,
      summary: 'Change the requirements; absent fields stay',
      request: Type.Object({
        signOnPolicy: Type.Object({
          requireOwnerApproval: Maybe(Type.Boolean()),
          requireEmailVerification: Maybe(Type.Boolean()),
        }),
      }),
      response: reply,
      facts: [SignOnPolicyUpdated, SettingsChanged],
    }),
  },
})
