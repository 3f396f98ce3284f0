import { Container, Section, SectionHeading } from '@portal/ui';
import { Plus } from 'lucide-react';
import styles from './frequent-questions.module.css';
import { questions } from './questions.ts';

/** A native accordion: all entries share one name, so that opening one closes the other. */
export function FrequentQuestions() {
  return (
    <Section aria-labelledby="pertanyaan">
      <Container className={styles.columns}>
        <SectionHeading
          id="pertanyaan"
          title="Pertanyaan yang Sering Diajukan"
          text="Jawaban singkat sebelum Anda menghubungi kami."
        />
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="faq" className={styles.entry} open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Plus className={styles.icon} data-print="hidden" aria-hidden="true" size={20} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}
