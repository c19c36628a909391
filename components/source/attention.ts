/** Is anybody looking? What asks a server again and again rests while its page is hidden. */
export interface Attention {
  readonly away: boolean;
  /** Calls back when the page is looked at again, left, or back on the network; returns what ends it. */
  watch(changed: () => void): () => void;
}

export const pageAttention: Attention = {
  get away() {
    return document.hidden;
  },
  watch: (changed) => {
    document.addEventListener('visibilitychange', changed);
    addEventListener('online', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      removeEventListener('online', changed);
    };
  },
};
