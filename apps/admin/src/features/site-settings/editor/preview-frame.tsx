import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  title: string;
  /** The width of a visitor's window, in pixels. */
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * Renders a preview in an iframe, so that media queries apply to the width of a visitor's window, and scales it down to the available
 * room. The iframe holds an empty document and loads nothing, because the content security policy allows no page in a frame.
 */
export function PreviewFrame({ title, width, height, children }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [contentHeight, setContentHeight] = useState(height);
  const fill = (inner: Document | null | undefined) => {
    if (inner && inner !== body?.ownerDocument) setBody(copyStylesTo(inner));
  };
  // Some browsers create the empty document at once; others replace it later and fire `load`.
  useEffect(() => {
    const inner = place.current?.querySelector('iframe')?.contentDocument;
    if (inner) setBody(copyStylesTo(inner));
  }, []);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const watchContent = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const observer = new ResizeObserver(() => setContentHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room / width);
  return (
    // The window keeps its height, on which sizes depend; where the content ends before it, the rest is cut off.
    <div
      ref={place}
      className={styles.place}
      style={{ height: Math.min(height, contentHeight || height) * scale }}
    >
      <iframe
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => fill(currentTarget.contentDocument)}
      />
      {body &&
        createPortal(
          <div ref={watchContent} inert>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

/** Copies all styles of the page, because their order decides which rule wins. @returns the body of the document */
function copyStylesTo(inner: Document): HTMLElement {
  inner.documentElement.lang = document.documentElement.lang;
  inner.head.replaceChildren(
    ...[...document.head.querySelectorAll('link[rel="stylesheet"], style')].map((style) =>
      inner.importNode(style, true),
    ),
  );
  return inner.body;
}
