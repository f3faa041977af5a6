// Written by `npm run generate` from openapi/. Changes belong there.

const A=h=>{const q=_,w={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},page:{type:"integer",minimum:1},
per_page:{type:"integer",minimum:1,maximum:100},order:{type:"string",enum:["asc","desc"]},kind:{type:"array",items:{$ref:"\
/schemas/AuditEventKind"}},actor:{type:"integer"},object_type:{$ref:"/schemas/AuditObjectType"},object_id:{type:"string",
maxLength:200},after:{$ref:"/shared/2"},before:{$ref:"/shared/2"}}},params:{type:"object",properties:{}},body:{}}},g=h.lengthOf;
function c(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:p=t}={}){let e=null,a=0;if(typeof t=="string"){
if(g(t)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return c.errors=e,a===0}function n(t,{
instancePath:o="",parentData:m,parentDataProperty:u,rootData:p=t}={}){let e=null,a=0;if(Array.isArray(t)){const r=t.length;
for(let s=0,i=a;s<r&&a===i;s++)c(t[s],{instancePath:o+"/"+s,parentData:t,parentDataProperty:s,rootData:p})||(e=e===null?
c.errors:e.concat(c.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return n.errors=e,a===0}const v={type:"string",enum:["sign_i\
n","sign_in_refused","session_ended","account_created","account_changed","role_granted","role_removed","password_reset_r\
equested","password_changed","account_deleted","application_password_created","application_password_changed","applicatio\
n_password_revoked","setting_changed","entry_deleted","term_deleted","comment_deleted","site_exported","site_imported"]};
function f(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:p=t}={}){let e=null,a=0;if(typeof t!="string"){
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
r]:e.push(r),a++}if(!(t==="sign_in"||t==="sign_in_refused"||t==="session_ended"||t==="account_created"||t==="account_cha\
nged"||t==="role_granted"||t==="role_removed"||t==="password_reset_requested"||t==="password_changed"||t==="account_dele\
ted"||t==="application_password_created"||t==="application_password_changed"||t==="application_password_revoked"||t==="s\
etting_changed"||t==="entry_deleted"||t==="term_deleted"||t==="comment_deleted"||t==="site_exported"||t==="site_imported")){
const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:v.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[r]:e.push(r),a++}return f.errors=e,a===0}const P={type:"string",enum:["user","applica\
tion_password","setting","entry","term","comment","site"]};function d(t,{instancePath:o="",parentData:m,parentDataProperty:u,
rootData:p=t}={}){let e=null,a=0;if(typeof t!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(!(t==="user"||t==="application_password"||t==="\
setting"||t==="entry"||t==="term"||t==="comment"||t==="site")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:P.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return d.
errors=e,a===0}const k=h.formats["date-time-or-local"];function l(t,{instancePath:o="",parentData:m,parentDataProperty:u,
rootData:p=t}={}){let e=null,a=0;if(typeof t=="string"){if(!k(t)){const r={instancePath:o,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[r]:e.push(r),
a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),a++}return l.errors=e,a===0}function _(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:p=t}={}){
let e=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),a=e.length)),r.page!==void 0){let s=r.page;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/query/page",schemaPath:"#/properties/query/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),a++}if(typeof s==
"number"&&isFinite(s)&&(s<1||isNaN(s))){const i={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/\
page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),a++}}if(r.
per_page!==void 0){let s=r.per_page;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+"/\
query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[i]:e.push(i),a++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){const i={instancePath:o+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",
limit:100},message:"must be <= 100"};e===null?e=[i]:e.push(i),a++}if(s<1||isNaN(s)){const i={instancePath:o+"/query/per_\
page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[i]:e.push(i),a++}}}if(r.order!==void 0){let s=r.order;if(typeof s!="string"){const i={instancePath:o+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[i]:e.push(i),a++}if(!(s==="asc"||s==="desc")){const i={instancePath:o+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:w.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),a++}}if(r.kind!==void 0){let s=r.kind;if(Array.
isArray(s)){const i=s.length;for(let y=0,D=a;y<i&&a===D;y++)f(s[y],{instancePath:o+"/query/kind/"+y,parentData:s,parentDataProperty:y,
rootData:p})||(e=e===null?f.errors:e.concat(f.errors),a=e.length)}else{const i={instancePath:o+"/query/kind",schemaPath:"\
#/properties/query/properties/kind/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.
push(i),a++}}if(r.actor!==void 0){let s=r.actor;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const i={instancePath:o+
"/query/actor",schemaPath:"#/properties/query/properties/actor/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[i]:e.push(i),a++}}if(r.object_type!==void 0&&(d(r.object_type,{instancePath:o+"/query/object_\
type",parentData:r,parentDataProperty:"object_type",rootData:p})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)),r.
object_id!==void 0){let s=r.object_id;if(typeof s=="string"){if(g(s)>200){const i={instancePath:o+"/query/object_id",schemaPath:"\
#/properties/query/properties/object_id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more th\
an 200 characters"};e===null?e=[i]:e.push(i),a++}}else{const i={instancePath:o+"/query/object_id",schemaPath:"#/properti\
es/query/properties/object_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),a++}}r.after!==void 0&&(l(r.after,{instancePath:o+"/query/after",parentData:r,parentDataProperty:"after",rootData:p})||
(e=e===null?l.errors:e.concat(l.errors),a=e.length)),r.before!==void 0&&(l(r.before,{instancePath:o+"/query/before",parentData:r,
parentDataProperty:"before",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),a=e.length))}else{const s={instancePath:o+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[s]:e.push(s),a++}}if(t.params!==void 0){let r=t.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),a++}}}return _.errors=e,a===0}const j=b;function b(t,{instancePath:o="",parentData:m,parentDataProperty:u,
rootData:p=t}={}){let e=null,a=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r==
"object"&&!Array.isArray(r))r._fields!==void 0&&(n(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),a=e.length));else{const s={instancePath:o+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(t.
params!==void 0){let r=t.params;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"\
/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:"id"},message:"must have r\
equired property 'id'"};e===null?e=[s]:e.push(s),a++}if(r.id!==void 0){let s=r.id;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){const i={instancePath:o+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),a++}}}else{const s={instancePath:o+"/params",
schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),a++}}}return b.errors=e,a===0}return{getAuditEvent:j,listAuditEvents:q}};export{A as createValidators};
