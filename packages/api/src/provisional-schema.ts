// Stands in until the generated database.types.ts is there.
type Table<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] };
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alumni: Table<{
        id: string;
        user_id: string | null;
        full_name: string;
        email: string;
        entry_year: string | null;
        graduation_year: string | null;
        profile_image_url: string | null;
        job_title: string | null;
        company: string | null;
        location: string | null;
        bio: string | null;
        phone_number: string | null;
        linkedin_url: string | null;
        can_post_jobs: boolean;
        special_badge: string | null;
        validation_status: 'pending' | 'verified' | 'rejected';
      }>;
      events: Table<{
        id: string;
        title: string;
        event_date: string;
        location: string | null;
        description: string | null;
        status: 'pending' | 'approved' | 'rejected' | 'past';
      }>;
      job_postings: Table<{
        id: string;
        title: string;
        company_name: string;
        location: string | null;
        description: string;
        status: 'pending' | 'approved' | 'rejected' | 'closed';
        created_at: string;
      }>;
      notifications: Table<{ id: string; user_id: string; is_read: boolean }>;
      site_configurations: Table<{ config_key: string; config_value: Json }>;
    };
    Views: Record<string, never>;
    Functions: {
      home_statistics: {
        Args: Record<string, never>;
        Returns: { alumni_count: number; events_count: number; jobs_count: number }[];
      };
      has_alumni_profile: { Args: { account_id: string }; Returns: boolean };
      current_user_role: { Args: Record<string, never>; Returns: string };
    };
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
};
