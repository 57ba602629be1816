/** The values of `data-tint` (tokens.css). A tint never carries meaning by itself. */
export type Tint = 'sand' | 'mint' | 'sky' | 'rose' | 'plain';
