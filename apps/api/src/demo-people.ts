/** Sample sign-ins of a development installation; published, so production refuses them. */
export const demoStaff = { email: 'owner@vitrine.example', password: 'glass-case-4400' }
export const demoMember = { email: 'member@vitrine.example', password: 'glass-case-member' }
