// Drafts of a visitor, with names and numbers: signing in deletes them.
export const REGISTER_DRAFT = 'register';
/** Every method that needs a number shares it. */
export const PHONE_DRAFT = 'phone';
