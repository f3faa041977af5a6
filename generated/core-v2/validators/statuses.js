// Written by `npm run generate` from openapi/. Changes belong there.

const D=P=>{const h=c;function l(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:p=r}={}){let e=null,s=0;
if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const n={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return l.errors=e,s===0}const g={type:"string",enum:["view","embed","edit"]};function u(r,{instancePath:a="",parentData:y,
parentDataProperty:m,rootData:p=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||
r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:g.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===0}function i(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(l(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:p})||(e=e===null?l.errors:
e.concat(l.errors),s=e.length)),r.context!==void 0&&(u(r.context,{instancePath:a+"/context",parentData:r,parentDataProperty:"\
context",rootData:p})||(e=e===null?u.errors:e.concat(u.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===
0}function c(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",
rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){const o={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}return c.errors=e,s===0}const v=f,b=new RegExp("[\
\\w-]+","u");function f(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:p=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:p})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0)){let t=r.params;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.status===void 0){const o={instancePath:a+"/params",schemaPath:"#/properties/params/req\
uired",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[
o]:e.push(o),s++}if(t.status!==void 0){let o=t.status;if(typeof o=="string"){if(!b.test(o)){const n={instancePath:a+"/pa\
rams/status",schemaPath:"#/properties/params/properties/status/pattern",keyword:"pattern",params:{pattern:"[\\w-]+"},message:'\
must match pattern "[\\w-]+"'};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:a+"/params/status",schemaPath:"#\
/properties/params/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),s++}}}else{const o={instancePath:a+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}return f.errors=e,s===0}return{getStatus:v,listStatuses:h}};export{D as createValidators};
