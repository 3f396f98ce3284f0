
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "alumni": {
                  Row: {
                    "advanced_degrees": NonNullable<Json>,"bio": string | null,"can_post_jobs": boolean,"certification_names": string | null,"company": string | null,"concentration": string | null,"contact_visibility": Database["public"]['Enums']["contact_visibility"],"created_at": string,"decided_at": string | null,"decision_code": string | null,"decision_note": string | null,"email": string | null,"email_confirmed": boolean | null,"entry_year": string | null,"full_name": string,"graduation_year": string | null,"id": string,"internship_place": string | null,"is_hidden_from_name_search": boolean,"is_listed": boolean,"job_title": string | null,"linkedin_url": string | null,"location": string | null,"masked_name": string,"name_visibility": Database["public"]['Enums']["contact_visibility"],"nim": string | null,"organizational_history": NonNullable<Json>,"other_academic_info": string | null,"phone_number": string | null,"profile_image_url": string | null,"public_degrees": NonNullable<Json>,"review_asked_at": string | null,"review_count": number,"review_note": string | null,"special_badge": string | null,"thesis_title": string | null,"trainings_certifications": NonNullable<Json>,"updated_at": string,"user_id": string | null,"validation_status": Database["public"]['Enums']["validation_status"],"version": number,"website_url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "advanced_degrees"?: NonNullable<Json>,"bio"?: string | null,"can_post_jobs"?: boolean,"certification_names"?: never,"company"?: string | null,"concentration"?: string | null,"contact_visibility"?: Database["public"]['Enums']["contact_visibility"],"created_at"?: string,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"email"?: string | null,"email_confirmed"?: boolean | null,"entry_year"?: string | null,"full_name": string,"graduation_year"?: string | null,"id"?: string,"internship_place"?: string | null,"is_hidden_from_name_search"?: boolean,"is_listed"?: boolean,"job_title"?: string | null,"linkedin_url"?: string | null,"location"?: string | null,"masked_name"?: never,"name_visibility"?: Database["public"]['Enums']["contact_visibility"],"nim"?: string | null,"organizational_history"?: NonNullable<Json>,"other_academic_info"?: string | null,"phone_number"?: string | null,"profile_image_url"?: string | null,"public_degrees"?: never,"review_asked_at"?: string | null,"review_count"?: number,"review_note"?: string | null,"special_badge"?: string | null,"thesis_title"?: string | null,"trainings_certifications"?: NonNullable<Json>,"updated_at"?: string,"user_id"?: string | null,"validation_status"?: Database["public"]['Enums']["validation_status"],"version"?: number,"website_url"?: string | null
                  }
                  Update: {
                    "advanced_degrees"?: NonNullable<Json>,"bio"?: string | null,"can_post_jobs"?: boolean,"certification_names"?: never,"company"?: string | null,"concentration"?: string | null,"contact_visibility"?: Database["public"]['Enums']["contact_visibility"],"created_at"?: string,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"email"?: string | null,"email_confirmed"?: boolean | null,"entry_year"?: string | null,"full_name"?: string,"graduation_year"?: string | null,"id"?: string,"internship_place"?: string | null,"is_hidden_from_name_search"?: boolean,"is_listed"?: boolean,"job_title"?: string | null,"linkedin_url"?: string | null,"location"?: string | null,"masked_name"?: never,"name_visibility"?: Database["public"]['Enums']["contact_visibility"],"nim"?: string | null,"organizational_history"?: NonNullable<Json>,"other_academic_info"?: string | null,"phone_number"?: string | null,"profile_image_url"?: string | null,"public_degrees"?: never,"review_asked_at"?: string | null,"review_count"?: number,"review_note"?: string | null,"special_badge"?: string | null,"thesis_title"?: string | null,"trainings_certifications"?: NonNullable<Json>,"updated_at"?: string,"user_id"?: string | null,"validation_status"?: Database["public"]['Enums']["validation_status"],"version"?: number,"website_url"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"event_registrations": {
                  Row: {
                    "alumni_id": string | null,"attended_at": string | null,"cancel_reason": string | null,"cancelled_at": string | null,"created_at": string,"event_id": string,"guest_name": string | null,"id": string,"note": string | null,"party_size": number,"queue_number": number,"registered_at": string | null,"status": Database["public"]['Enums']["registration_status"],"tapped_at": string | null,"waiting_since": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "alumni_id"?: string | null,"attended_at"?: string | null,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"created_at"?: string,"event_id": string,"guest_name"?: string | null,"id"?: string,"note"?: string | null,"party_size": number,"queue_number"?: number,"registered_at"?: string | null,"status": Database["public"]['Enums']["registration_status"],"tapped_at"?: string | null,"waiting_since"?: string | null
                  }
                  Update: {
                    "alumni_id"?: string | null,"attended_at"?: string | null,"cancel_reason"?: string | null,"cancelled_at"?: string | null,"created_at"?: string,"event_id"?: string,"guest_name"?: string | null,"id"?: string,"note"?: string | null,"party_size"?: number,"queue_number"?: number,"registered_at"?: string | null,"status"?: Database["public"]['Enums']["registration_status"],"tapped_at"?: string | null,"waiting_since"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"events": {
                  Row: {
                    "capacity": number | null,"category": string,"created_at": string,"decided_at": string | null,"decision_code": string | null,"decision_note": string | null,"description": string | null,"end_time": string | null,"event_date": string,"event_time": string | null,"id": string,"image_url": string | null,"location": string | null,"online_link": string | null,"registration_deadline": string | null,"registration_link": string | null,"registration_mode": Database["public"]['Enums']["registration_mode"],"searched": string,"seats_taken": number,"status": Database["public"]['Enums']["event_status"],"title": string,"updated_at": string,"user_id": string | null,"version": number,"waiting_count": number
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number | null,"category"?: string,"created_at"?: string,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"description"?: string | null,"end_time"?: string | null,"event_date": string,"event_time"?: string | null,"id"?: string,"image_url"?: string | null,"location"?: string | null,"online_link"?: string | null,"registration_deadline"?: string | null,"registration_link"?: string | null,"registration_mode"?: Database["public"]['Enums']["registration_mode"],"searched"?: never,"seats_taken"?: number,"status"?: Database["public"]['Enums']["event_status"],"title": string,"updated_at"?: string,"user_id"?: string | null,"version"?: number,"waiting_count"?: number
                  }
                  Update: {
                    "capacity"?: number | null,"category"?: string,"created_at"?: string,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"description"?: string | null,"end_time"?: string | null,"event_date"?: string,"event_time"?: string | null,"id"?: string,"image_url"?: string | null,"location"?: string | null,"online_link"?: string | null,"registration_deadline"?: string | null,"registration_link"?: string | null,"registration_mode"?: Database["public"]['Enums']["registration_mode"],"searched"?: never,"seats_taken"?: number,"status"?: Database["public"]['Enums']["event_status"],"title"?: string,"updated_at"?: string,"user_id"?: string | null,"version"?: number,"waiting_count"?: number
                  }
                  Relationships: [
                    
                  ]
                },"job_postings": {
                  Row: {
                    "application_link": string | null,"company_logo_url": string | null,"company_name": string,"created_at": string,"deadline": string | null,"decided_at": string | null,"decision_code": string | null,"decision_note": string | null,"description": string,"id": string,"job_type": Database["public"]['Enums']["job_type"],"location": string | null,"posted_by_user_id": string | null,"review_asked_at": string | null,"review_count": number,"review_note": string | null,"searched": string,"searched_description": string,"status": Database["public"]['Enums']["job_status"],"title": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "application_link"?: string | null,"company_logo_url"?: string | null,"company_name": string,"created_at"?: string,"deadline"?: string | null,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"description": string,"id"?: string,"job_type"?: Database["public"]['Enums']["job_type"],"location"?: string | null,"posted_by_user_id"?: string | null,"review_asked_at"?: string | null,"review_count"?: number,"review_note"?: string | null,"searched"?: never,"searched_description"?: never,"status"?: Database["public"]['Enums']["job_status"],"title": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "application_link"?: string | null,"company_logo_url"?: string | null,"company_name"?: string,"created_at"?: string,"deadline"?: string | null,"decided_at"?: string | null,"decision_code"?: string | null,"decision_note"?: string | null,"description"?: string,"id"?: string,"job_type"?: Database["public"]['Enums']["job_type"],"location"?: string | null,"posted_by_user_id"?: string | null,"review_asked_at"?: string | null,"review_count"?: number,"review_note"?: string | null,"searched"?: never,"searched_description"?: never,"status"?: Database["public"]['Enums']["job_status"],"title"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"notifications": {
                  Row: {
                    "created_at": string,"id": string,"is_read": boolean,"link": string | null,"message": string,"subject_id": string | null,"topic": string | null,"user_id": string,"value_after": string | null,"value_before": string | null,"visible_from": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"is_read"?: boolean,"link"?: string | null,"message": string,"subject_id"?: string | null,"topic"?: string | null,"user_id": string,"value_after"?: string | null,"value_before"?: string | null,"visible_from"?: string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"is_read"?: boolean,"link"?: string | null,"message"?: string,"subject_id"?: string | null,"topic"?: string | null,"user_id"?: string,"value_after"?: string | null,"value_before"?: string | null,"visible_from"?: string
                  }
                  Relationships: [
                    
                  ]
                },"organization_structure": {
                  Row: {
                    "category": string,"created_at": string,"display_order": number,"id": string,"image_url": string | null,"job_description": string | null,"name": string,"position": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "category"?: string,"created_at"?: string,"display_order"?: number,"id"?: string,"image_url"?: string | null,"job_description"?: string | null,"name": string,"position": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "category"?: string,"created_at"?: string,"display_order"?: number,"id"?: string,"image_url"?: string | null,"job_description"?: string | null,"name"?: string,"position"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"site_configurations": {
                  Row: {
                    "config_key": string,"config_value": NonNullable<Json>,"created_at": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "config_key": string,"config_value": NonNullable<Json>,"created_at"?: string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "config_key"?: string,"config_value"?: NonNullable<Json>,"created_at"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"work_history": {
                  Row: {
                    "alumni_id": string,"company_name": string,"created_at": string,"description": string | null,"end_date": string | null,"id": string,"position": string,"start_date": string,"type": Database["public"]['Enums']["work_type"],"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "alumni_id": string,"company_name": string,"created_at"?: string,"description"?: string | null,"end_date"?: string | null,"id"?: string,"position": string,"start_date": string,"type"?: Database["public"]['Enums']["work_type"],"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "alumni_id"?: string,"company_name"?: string,"created_at"?: string,"description"?: string | null,"end_date"?: string | null,"id"?: string,"position"?: string,"start_date"?: string,"type"?: Database["public"]['Enums']["work_type"],"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "add_registration":
{ Args: { "alumni_id"?: string,"event_id": string,"guest_name"?: string,"id": string,"note"?: string,"party_size": number }; Returns: Database["public"]['CompositeTypes']["registration_state"][]
                          SetofOptions: {
        from: "*"
        to: "registration_state"
        isOneToOne: false
        isSetofReturn: true
      } },
"admin_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"alumni_directory_years":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"alumni_profile":
{ Args: { "by_id": string }; Returns: Json
                           },
"alumni_records":
{ Args: { "ids": (string)[] }; Returns: Json
                           },
"apply_import":
{ Args: { "batch_no": number,"fingerprints": (string)[],"import_id": string,"rows": Json }; Returns: Json
                           },
"approved_event":
{ Args: { "by_id": string }; Returns: Json
                           },
"approved_events":
{ Args: { "by_category"?: string,"is_upcoming": boolean,"page_offset"?: number,"page_size"?: number,"today": string }; Returns: Json
                           },
"approved_job":
{ Args: { "by_id": string }; Returns: Json
                           },
"approved_jobs":
{ Args: { "by_location"?: string,"by_type"?: Database["public"]['Enums']["job_type"],"page_offset"?: number,"page_size"?: number,"search"?: string }; Returns: Json
                           },
"ask_review":
{ Args: { "id": string,"kind": string,"note"?: string }; Returns: undefined
                           },
"call_different":
{ Args: { "is_different"?: boolean,"one_id": string,"other_id": string }; Returns: undefined
                           },
"cancel_registration":
{ Args: { "event_id": string }; Returns: undefined
                           },
"cancel_registration_of":
{ Args: { "reason": string,"registration_id": string }; Returns: undefined
                           },
"change_registration":
{ Args: { "event_id": string,"note"?: string,"party_size": number }; Returns: Database["public"]['CompositeTypes']["registration_state"][]
                          SetofOptions: {
        from: "*"
        to: "registration_state"
        isOneToOne: false
        isSetofReturn: true
      } },
"count_alumni_directory":
{ Args: { "by_certification"?: string,"by_company"?: string,"by_concentration"?: string,"by_entry_year"?: string,"by_graduation_year"?: string,"by_job_title"?: string,"by_location"?: string,"by_name"?: string }; Returns: number
                           },
"current_user_role":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"decide":
{ Args: { "after_id"?: string,"batch_size"?: number,"by_statuses"?: (string)[],"created_until"?: string,"decision_id": string,"expected_total"?: number,"filters"?: Json,"ids"?: (string)[],"is_deletion"?: boolean,"new_badge"?: string,"new_deadline"?: string,"new_listing"?: boolean,"new_reason"?: Json,"new_right"?: boolean,"new_status"?: string,"of_kind": string,"read_ago"?: string,"search"?: string,"time_limit"?: string,"versions"?: (number)[] }; Returns: {
              "changed_count": number,"left_out": Json,"lost": Json,"next_id": string,"seen_count": number,"until_time": string
            }[]
                           },
"doubles_in_file":
{ Args: { "check_id": string }; Returns: Json
                           },
"duplicate_pairs":
{ Args: { "after"?: Json,"page_size"?: number }; Returns: Json
                           },
"duplicates_of":
{ Args: { "of_id"?: string,"typed"?: Json }; Returns: Json
                           },
"event_audience":
{ Args: { "event_id": string }; Returns: {
              "is_waiting": boolean,"others": Json,"people": number,"registrations": number,"with_account": number
            }[]
                           },
"event_calendar":
{ Args: { "apikey"?: string,"of_event"?: string }; Returns: unknown
                           },
"event_categories":
{ Args: Record<PropertyKey, never>; Returns: (string)[]
                           },
"finish_import":
{ Args: { "import_id": string }; Returns: Json
                           },
"has_alumni_profile":
{ Args: { "account_id": string }; Returns: boolean
                           },
"home_events":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"home_statistics":
{ Args: Record<PropertyKey, never>; Returns: {
              "alumni_count": number,"events_count": number,"jobs_count": number
            }[]
                           },
"invitation_years":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"job_posting_filters":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"jobs_for_admin":
{ Args: Record<PropertyKey, never>; Returns: {
              "application_link": string,"company_logo_url": string,"company_name": string,"created_at": string,"deadline": string,"decision_code": string,"decision_note": string,"description": string,"id": string,"job_type": Database["public"]['Enums']["job_type"],"location": string,"proposed_by": string,"review_asked_at": string,"review_count": number,"review_note": string,"searched": string,"searched_description": string,"status": Database["public"]['Enums']["job_status"],"title": string,"version": number
            }[]
                           },
"list_imports":
{ Args: { "before_id"?: string }; Returns: Json
                           },
"merge_alumni":
{ Args: { "emptied"?: (string)[],"one_id": string,"one_version": number,"other_id": string,"other_version": number,"taken"?: (string)[] }; Returns: Json
                           },
"merges_of":
{ Args: { "of_id": string }; Returns: Json
                           },
"message_participants":
{ Args: { "event_id": string,"message": string,"message_id": string,"only_status"?: Database["public"]['Enums']["registration_status"] }; Returns: number
                           },
"move_registration_up":
{ Args: { "registration_id": string }; Returns: undefined
                           },
"newest_migration":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"note_invitation":
{ Args: { "is_invited"?: boolean,"of_id": string }; Returns: undefined
                           },
"organization_members":
{ Args: { "page_offset"?: number }; Returns: Json
                           },
"orphaned_files":
{ Args: Record<PropertyKey, never>; Returns: {
              "name": string
            }[]
                           },
"own_history":
{ Args: { "before_id"?: number,"page_size"?: number }; Returns: Json
                           },
"own_jobs":
{ Args: { "by_id"?: string,"page_offset"?: number,"page_size"?: number }; Returns: Json
                           },
"own_notifications":
{ Args: { "page_offset"?: number,"page_size"?: number }; Returns: Json
                           },
"own_profile":
{ Args: { "column_names"?: (string)[] }; Returns: Json
                           },
"own_registrations":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"own_year_group":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"people_to_invite":
{ Args: { "after_id"?: string,"after_name"?: string,"of_year": string }; Returns: Json
                           },
"preview_import":
{ Args: { "options"?: Json,"rows": Json }; Returns: Json
                           },
"preview_merge":
{ Args: { "one_id": string,"other_id": string }; Returns: Json
                           },
"record_history":
{ Args: { "before_id"?: number,"of_area": string,"of_id": string,"page_size"?: number }; Returns: Json
                           },
"refuse_mail_link":
{ Args: { "token": string }; Returns: undefined
                           },
"register_for_event":
{ Args: { "event_id": string,"note"?: string,"party_size": number }; Returns: Database["public"]['CompositeTypes']["registration_state"][]
                          SetofOptions: {
        from: "*"
        to: "registration_state"
        isOneToOne: false
        isSetofReturn: true
      } },
"registration_note":
{ Args: { "of_id": string }; Returns: string
                           },
"registrations_of_alumnus":
{ Args: { "alumni_id": string }; Returns: {
              "event_date": string,"is_waiting": boolean,"party_size": number,"title": string
            }[]
                           },
"remove_alumni_item":
{ Args: { "alumni_id": string,"item_id": string,"list": Database["public"]['Enums']["alumni_list"] }; Returns: Json
                           },
"restore_deleted":
{ Args: { "history_id": number }; Returns: Json
                           },
"save_alumni_item":
{ Args: { "alumni_id": string,"expected_version"?: number,"item": Json,"list": Database["public"]['Enums']["alumni_list"] }; Returns: Json
                           },
"save_site_configurations":
{ Args: { "changes": Json }; Returns: {
              "config_key": string,
"config_value": NonNullable<Json>,
"created_at": string,
"updated_at": string,
"version": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "site_configurations"
        isOneToOne: false
        isSetofReturn: true
      } },
"save_year_groups":
{ Args: { "expected": Json,"groups": Json }; Returns: undefined
                           },
"search_alumni_directory":
{ Args: { "after_entry_year"?: string,"after_id"?: string,"by_certification"?: string,"by_company"?: string,"by_concentration"?: string,"by_entry_year"?: string,"by_graduation_year"?: string,"by_job_title"?: string,"by_location"?: string,"by_name"?: string,"page_size"?: number }; Returns: Json
                           },
"search_alumni_for_admin":
{ Args: { "ascending"?: boolean,"by_status"?: Database["public"]['Enums']["validation_status"],"filters"?: Json,"page_offset"?: number,"page_size"?: number,"search"?: string,"sort_by"?: Database["public"]['Enums']["alumni_sort"] }; Returns: {
              "can_post_jobs": boolean,"company": string,"concentration": string,"created_at": string,"decision_note": string,"email": string,"email_confirmed": boolean,"entry_year": string,"full_name": string,"graduation_year": string,"id": string,"is_listed": boolean,"job_title": string,"location": string,"nim": string,"phone_number": string,"profile_image_url": string,"special_badge": string,"total_count": number,"validation_status": Database["public"]['Enums']["validation_status"],"version": number
            }[]
                           },
"search_history":
{ Args: { "before_id"?: number,"filters"?: Json,"page_size"?: number }; Returns: Json
                           },
"search_registrations_for_admin":
{ Args: { "ascending"?: boolean,"by_status"?: Database["public"]['Enums']["registration_status"],"event_id": string,"page_offset"?: number,"page_size"?: number,"search"?: string,"sort_by"?: Database["public"]['Enums']["registration_sort"] }; Returns: {
              "alumni_id": string,"attended_at": string,"cancel_reason": string,"cancelled_at": string,"entry_year": string,"id": string,"name": string,"note": string,"party_size": number,"queue_place": number,"registered_at": string,"status": Database["public"]['Enums']["registration_status"],"total_count": number,"waiting_since": string
            }[]
                           },
"search_theses":
{ Args: { "page_offset"?: number,"page_size"?: number,"search"?: string }; Returns: Json
                           },
"set_attendance":
{ Args: { "is_present": boolean,"registration_id": string,"seconds_ago"?: number }; Returns: undefined
                           },
"site_configuration":
{ Args: { "by_keys"?: (string)[] }; Returns: Json
                           },
"stage_import":
{ Args: { "check_id": string,"rows": Json }; Returns: undefined
                           },
"start_import":
{ Args: { "file_name": string,"file_size": number,"fingerprint": string,"options"?: Json }; Returns: string
                           },
"take_back":
{ Args: { "batch_size"?: number,"cause_id": string,"time_limit"?: string }; Returns: Json
                           },
"update_own_job":
{ Args: { "expected_version": number,"job_id": string,"new_values": Json }; Returns: Database["public"]['Enums']["job_status"]
                           },
"waiting_counts":
{ Args: Record<PropertyKey, never>; Returns: {
              "alumni_count": number,"events_count": number,"jobs_count": number
            }[]
                           },
"work_entries_of":
{ Args: { "alumni_ids": (string)[] }; Returns: Json
                           },
"work_history_of":
{ Args: { "alumnus": string }; Returns: Json
                           },
"year_groups":
{ Args: Record<PropertyKey, never>; Returns: Json
                           }
          }
          Enums: {
            "alumni_list": "advanced_degrees"|"trainings_certifications"|"organizational_history","alumni_sort": "created_at"|"full_name"|"entry_year"|"graduation_year"|"validation_status","contact_visibility": "public"|"alumni"|"private","event_status": "pending"|"approved"|"rejected"|"past","job_status": "pending"|"approved"|"rejected"|"closed","job_type": "Full-time"|"Part-time"|"Contract"|"Internship"|"Freelance","registration_mode": "none"|"portal"|"link","registration_sort": "queue_number"|"name"|"party_size"|"status","registration_status": "registered"|"waiting"|"cancelled"|"attended","validation_status": "pending"|"verified"|"rejected","work_type": "pekerjaan"|"usaha"
          }
          CompositeTypes: {
            "registration_state": {
                        "status": Database["public"]['Enums']["registration_status"] | null,"party_size": number | null,"queue_place": number | null
                      }
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            "alumni_list": ["advanced_degrees", "trainings_certifications", "organizational_history"],"alumni_sort": ["created_at", "full_name", "entry_year", "graduation_year", "validation_status"],"contact_visibility": ["public", "alumni", "private"],"event_status": ["pending", "approved", "rejected", "past"],"job_status": ["pending", "approved", "rejected", "closed"],"job_type": ["Full-time", "Part-time", "Contract", "Internship", "Freelance"],"registration_mode": ["none", "portal", "link"],"registration_sort": ["queue_number", "name", "party_size", "status"],"registration_status": ["registered", "waiting", "cancelled", "attended"],"validation_status": ["pending", "verified", "rejected"],"work_type": ["pekerjaan", "usaha"]
          }
        }
} as const
