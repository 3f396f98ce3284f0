import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  title: string;
  /** The window of a visitor, in pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * A window of its own for what visitors get: rules for narrow and wide windows apply to its width. It is scaled down where there is
 * less room. An empty document of this page, which loads nothing: the policy lets no other page into a frame.
 */
export function PreviewFrame({ title, width, height, children }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const fill = (inner: Document | null | undefined) => {
    if (inner && inner !== body?.ownerDocument) setBody(prepared(inner));
  };
  // Some browsers have the empty document at once, others replace it and say so.
  useEffect(() => {
    const inner = place.current?.querySelector('iframe')?.contentDocument;
    if (inner) setBody(prepared(inner));
  }, []);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room / width);
  return (
    <div ref={place} className={styles.place} style={{ height: height * scale }}>
      <iframe
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => fill(currentTarget.contentDocument)}
      />
      {body && createPortal(<div inert>{children}</div>, body)}
    </div>
  );
}

/** The styles of the page; the order decides, so that all come along. */
function prepared(inner: Document): HTMLElement {
  inner.documentElement.lang = document.documentElement.lang;
  inner.head.replaceChildren(
    ...[...document.head.querySelectorAll('link[rel="stylesheet"], style')].map((style) =>
      inner.importNode(style, true),
    ),
  );
  return inner.body;
}
