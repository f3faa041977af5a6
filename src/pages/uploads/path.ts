/** Where stored files are served, below the address of the site. */
export const UPLOADS = '/uploads/'
